import {
  type Block,
  definePage,
  fileUrl,
  Page,
  type PageContext,
  type PageProps,
  Slice,
} from '@school/shared-deps';
import { Lightbox, Photos, type Slide, startLightbox } from '@school/shared-deps/lightbox';
import { startWords, Words, WordsTrouble } from '@school/shared-deps/words';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

type InfrastructureActors = ReturnType<typeof startInfrastructure>;

export const page = definePage({ start: startInfrastructure, View: InfrastructurePage });

function startInfrastructure(context: PageContext) {
  return { ...startWords(context, 'infrastructure'), lightbox: startLightbox() };
}

function InfrastructurePage({ actors, context }: PageProps<InfrastructureActors>) {
  const isOpen = useSelector(actors.lightbox, (snapshot) => snapshot.matches('open'));
  return (
    <Page title={context.route.title} trail={context.route.trail}>
      <Slice name="words" trigger={isOpen ? 'idle' : 'intent'}>
        <InfrastructureWords actors={actors} context={context} />
      </Slice>
    </Page>
  );
}

/** The words of the page; the pictures among them open large (spec §2). */
function InfrastructureWords({ actors, context }: PageProps<InfrastructureActors>) {
  const [words] = useSelector(actors.words, (snapshot) => snapshot.context.records);
  const blocks = words?.blocks;
  const slides = useMemo(() => new Map(slidesOfBlocks(blocks ?? [])), [blocks]);
  const all = useMemo(() => [...slides.values()].flat(), [slides]);
  return (
    <>
      {blocks && (
        <Words
          blocks={blocks}
          paths={context.site.paths}
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
      <WordsTrouble words={actors.words} />
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
