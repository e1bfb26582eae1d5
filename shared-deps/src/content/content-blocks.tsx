import type { ReactNode } from 'react';

import type { Block } from '../contract';
import classes from './content.module.css';
import { DocumentAccordion } from './document-accordion';
import { DocumentFrame } from './document-frame';
import { DocumentList } from './document-list';
import { Figures } from './figures';
import { LinkList } from './link-list';
import { PicturePopups } from './picture-popups';
import { Pictures } from './pictures';
import { Table } from './table';

interface ContentBlocksProps {
  blocks: readonly Block[];
  /** Shows a block of pictures; by default side by side. */
  pictures?: (block: PicturesBlock) => ReactNode;
}

type PicturesBlock = Extract<Block, { type: 'pictures' }>;

/** Blocks of content in their order (`contract/content.ts`). */
export function ContentBlocks({ blocks, pictures = showPictures }: ContentBlocksProps) {
  return (
    <div className={classes['blocks']}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} pictures={pictures} />
      ))}
    </div>
  );
}

function showPictures({ items }: PicturesBlock): ReactNode {
  return <Pictures items={items} />;
}

type BlockViewProps = Required<Pick<ContentBlocksProps, 'pictures'>> & { block: Block };

function BlockView({ block, pictures }: BlockViewProps) {
  switch (block.type) {
    case 'table':
      return <Table {...block} />;
    case 'figures':
      return <Figures items={block.items} />;
    case 'documents':
      return <DocumentList items={block.items} />;
    case 'documentAccordion':
      return <DocumentAccordion items={block.items} />;
    case 'frame':
      return <DocumentFrame {...block} />;
    case 'pictures':
      return pictures(block);
    case 'picturePopups':
      return <PicturePopups items={block.items} />;
    case 'links':
      return <LinkList items={block.items} />;
    default:
      return <TextBlock block={block} />;
  }
}

type TextBlockData = Extract<Block, { type: 'heading' | 'paragraph' | 'note' | 'quote' | 'list' }>;

function TextBlock({ block }: { block: TextBlockData }) {
  switch (block.type) {
    case 'heading':
      return block.level === 3 ? <h3>{block.text}</h3> : <h2 id={block.id}>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'note':
      return <p className={classes['note']}>{block.text}</p>;
    case 'quote':
      return (
        <figure className={classes['quote']}>
          <blockquote>{block.text}</blockquote>
          {block.by !== undefined && <figcaption>{block.by}</figcaption>}
        </figure>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? classes['numbered'] : classes['bulleted']}>
          {block.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </List>
      );
    }
  }
}
