import type { ContentBlock } from '@school/contract';
import { Picture, pictureOf } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { type ReactNode, useId } from 'react';

import classes from './content.module.css';
import { DocumentFrame, DocumentList, LinkList } from './documents';
import { Heading } from './heading';
import { PicturePopups } from './picture-popups';
import pictureClasses from './pictures.module.css';
import { Table } from './table';

interface ContentBlocksProps {
  blocks: readonly ContentBlock[];
  /** Shows a block of pictures; by default side by side. */
  pictures?: (block: PicturesBlock) => ReactNode;
}

type PicturesBlock = Extract<ContentBlock, { type: 'pictures' }>;

/** Blocks of content in their order (`contract/content.ts`). */
export function ContentBlocks({ blocks, pictures = Pictures }: ContentBlocksProps) {
  // a part of a page is a section: reader modes keep those, and drop a box with many links
  const Part = blocks[0]?.type === 'heading' ? 'section' : 'div';
  return (
    <Part className={classes['blocks']}>
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} pictures={pictures} />
      ))}
    </Part>
  );
}

type BlockViewProps = Required<Pick<ContentBlocksProps, 'pictures'>> & { block: ContentBlock };

function BlockView({ block, pictures }: BlockViewProps) {
  switch (block.type) {
    case 'table':
      return block.isFolded ? <FoldedTable {...block} /> : <Table {...block} />;
    case 'figures':
      return <Figures {...block} />;
    case 'documents':
      return <DocumentList items={block.items} />;
    case 'documentAccordion':
      return <DocumentAccordion {...block} />;
    case 'frame':
      return <DocumentFrame {...block} />;
    case 'pictures':
      return pictures(block);
    case 'picturePopups':
      return <PicturePopups items={block.items} />;
    case 'links':
      return <LinkList {...block} />;
    default:
      return <TextBlock block={block} />;
  }
}

type TextBlockData = Extract<ContentBlock, { type: 'heading' | 'paragraph' | 'note' | 'quote' | 'list' }>;

function TextBlock({ block }: { block: TextBlockData }) {
  const lang = contentLanguage(block);
  switch (block.type) {
    case 'heading':
      return block.level === 3 ? (
        <h3 lang={lang}>{block.text}</h3>
      ) : (
        <Heading id={block.id} lang={lang}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <p lang={lang}>{block.text}</p>;
    case 'note':
      return (
        <p lang={lang} className={classes['note']}>
          {block.text}
        </p>
      );
    case 'quote':
      return (
        <figure lang={lang} className={classes['quote']}>
          <blockquote>{block.text}</blockquote>
          {block.by !== undefined && <figcaption>{block.by}</figcaption>}
        </figure>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List lang={lang} className={classes['list']}>
          {block.items.map((item, at) => (
            <li key={at}>{item}</li>
          ))}
        </List>
      );
    }
  }
}

/** Width of a picture in content. */
const sizes = '(width >= 640px) 24rem, 100vw';

/** Pictures in a grid, each with its caption. */
function Pictures({ items }: PicturesBlock) {
  return (
    <div lang={contentLanguage(items)} className={pictureClasses['grid']}>
      {items.map((picture, at) => (
        <figure key={at}>
          <Picture {...pictureOf(picture)} sizes={sizes} />
          {picture.caption !== undefined && <figcaption>{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  );
}

/** Figures of the school in a row, such as 84 classrooms. */
function Figures({ items }: Extract<ContentBlock, { type: 'figures' }>) {
  return (
    <dl lang={contentLanguage(items)} className={classes['figures']}>
      {items.map(({ value, label }) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Documents that unfold one at a time; the first is open (spec §4, calendar accordion). */
function DocumentAccordion({ items }: Extract<ContentBlock, { type: 'documentAccordion' }>) {
  const group = useId();
  return (
    <section className="accordion">
      {items.map((item, at) => (
        <details key={at} name={group} open={at === 0}>
          <summary lang={contentLanguage(item.title)}>{item.title}</summary>
          <DocumentFrame {...item} />
        </details>
      ))}
    </section>
  );
}

/** A table that few visitors need. */
function FoldedTable(table: Extract<ContentBlock, { type: 'table' }>) {
  return (
    <details className="accordion">
      <summary lang={contentLanguage(table.caption)}>{table.caption}</summary>
      <Table {...table} />
    </details>
  );
}
