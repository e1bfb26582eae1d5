import {
  type Block,
  definePage,
  type FetchActor,
  fileUrl,
  Island,
  type PageProps,
  startFetch,
} from '@school/shared-deps';
import {
  Lightbox,
  type LightboxActor,
  Photos,
  type Slide,
  startLightbox,
} from '@school/shared-deps/lightbox';
import { ContentBlocks, ContentErrorNotice } from '@school/shared-deps/content';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

interface InfrastructureActors {
  content: FetchActor<'content/infrastructure'>;
  lightbox: LightboxActor;
}

export const page = definePage({
  resources: ['content/infrastructure'],
  layout: 'content',
  start: (context): InfrastructureActors => {
    const content = startFetch(context, 'content/infrastructure');
    const countSlides = () => {
      const [page] = content.getSnapshot().context.records;
      return slidesOfBlocks(page?.blocks ?? []).flatMap(([, slides]) => slides).length;
    };
    return { content, lightbox: startLightbox({ source: content, countSlides }) };
  },
  View: InfrastructurePage,
});

function InfrastructurePage(props: PageProps<InfrastructureActors>) {
  return (
    <Island name="content" hydrate="idle">
      <InfrastructureContent {...props} />
    </Island>
  );
}

/** The page's content, with pictures that open large (spec §2). */
function InfrastructureContent({ actors, context }: PageProps<InfrastructureActors>) {
  const [content] = useSelector(actors.content, (snapshot) => snapshot.context.records);
  const blocks = content?.blocks;
  const slides = useMemo(() => new Map(slidesOfBlocks(blocks ?? [])), [blocks]);
  const all = useMemo(() => [...slides.values()].flat(), [slides]);
  return (
    <>
      {blocks && (
        <ContentBlocks
          blocks={blocks}
          pictures={(block) => {
            const own = slides.get(block) ?? [];
            const first = own[0] ? all.indexOf(own[0]) : 0;
            return (
              <div>
                <Photos lightbox={actors.lightbox} slides={own} first={first} isCaptioned />
              </div>
            );
          }}
        />
      )}
      <Lightbox lightbox={actors.lightbox} slides={all} label={context.route.title} />
      <ContentErrorNotice of={actors.content} />
    </>
  );
}

/** Blocks of pictures with their slides. */
function slidesOfBlocks(blocks: readonly Block[]): [Block, Slide[]][] {
  return blocks.flatMap((block): [Block, Slide[]][] =>
    block.type === 'pictures' ? [[block, slidesOf(block.items)]] : [],
  );
}

function slidesOf(items: Extract<Block, { type: 'pictures' }>['items']): Slide[] {
  return items.flatMap(({ file, alt, caption = alt }): Slide[] => {
    const src = fileUrl(file);
    if (src === undefined) return [];
    return [
      { type: 'photo', src, alt, about: { title: caption, ...(caption !== alt && { description: alt }) } },
    ];
  });
}
