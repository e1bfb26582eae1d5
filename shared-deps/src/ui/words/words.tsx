import type { ReactNode } from 'react';

import type { Block } from '../../contract';
import { DocumentAccordion } from './document-accordion';
import { DocumentFrame } from './document-frame';
import { DocumentList } from './document-list';
import { Figures } from './figures';
import { LinkList } from './link-list';
import { PicturePopups } from './picture-popups';
import { Pictures } from './pictures';
import { Table } from './table';
import classes from './words.module.css';

interface WordsProps {
  blocks: readonly Block[];
  /** Paths of all deployed pages; links to others become plain text. */
  paths: readonly string[];
  /** How pictures are shown, where not side by side. */
  pictures?: (block: PicturesBlock) => ReactNode;
}

type PicturesBlock = Extract<Block, { type: 'pictures' }>;

/** The words of a static page, set in the order that they are given (`contract/words.ts`). */
export function Words({ blocks, paths, pictures = showPictures }: WordsProps) {
  return (
    <div className={classes['words']}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} paths={paths} pictures={pictures} />
      ))}
    </div>
  );
}

function showPictures({ items }: PicturesBlock): ReactNode {
  return <Pictures items={items} />;
}

type BlockViewProps = Required<Omit<WordsProps, 'blocks'>> & { block: Block };

function BlockView({ block, paths, pictures }: BlockViewProps) {
  switch (block.type) {
    case 'table':
      return <Table {...block} paths={paths} />;
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
      return <LinkList items={block.items} paths={paths} />;
    default:
      return <TextBlock block={block} />;
  }
}

type TextBlockData = Extract<Block, { type: 'heading' | 'paragraph' | 'note' | 'quote' | 'list' }>;

function TextBlock({ block }: { block: TextBlockData }) {
  switch (block.type) {
    case 'heading':
      return block.level === 3 ? <h3>{block.text}</h3> : <h2>{block.text}</h2>;
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
