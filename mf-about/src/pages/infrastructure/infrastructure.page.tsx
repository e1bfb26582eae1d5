import {
  type ContentBlock,
  definePage,
  fetchActor,
  fileUrl,
  Island,
  memoize,
  type PageContent,
  type PageProps,
  type RunningActors,
} from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { ContentBlocks, ContentErrorNotice } from '@school/shared-deps/content';
import {
  Lightbox,
  type LightboxActor,
  lightboxActor,
  Photo,
  type Slide,
  SlidePicture,
  withSlides,
} from '@school/shared-deps/lightbox';
import { useSelector } from '@xstate/react';

import classes from './infrastructure.module.css';

const noContent: PageContent = { blocks: [] };

/** Blocks of pictures with their slides, and the slides alone. */
const picturesOf = memoize(({ blocks }: PageContent) => {
  const pictures = blocks.filter((block) => block.type === 'pictures');
  const byBlock = new Map<ContentBlock, Slide[]>(pictures.map((block) => [block, slidesOfBlock(block)]));
  return { byBlock, slides: [...byBlock.values()].flat() };
});

const actors = {
  content: withSlides(fetchActor('content/infrastructure'), ({ records }) =>
    records.flatMap((content) => picturesOf(content).slides),
  ),
  lightbox: lightboxActor,
};

type InfrastructureActors = RunningActors<typeof actors>;

export const page = definePage({
  layout: 'content',
  actors,
  View: InfrastructurePage,
});

function InfrastructurePage(props: PageProps<InfrastructureActors>) {
  return (
    <Island name="content">
      <InfrastructureContent {...props} />
    </Island>
  );
}

/** The page's content, with pictures that open large (spec §2). */
function InfrastructureContent({ actors, context }: PageProps<InfrastructureActors>) {
  const [content] = useSelector(actors.content, (snapshot) => snapshot.context.records);
  const { byBlock, slides } = picturesOf(content ?? noContent);
  return (
    <>
      {content && (
        <ContentBlocks
          blocks={content.blocks}
          pictures={(block) => (
            <Facilities slides={byBlock.get(block) ?? []} all={slides} lightbox={actors.lightbox} />
          )}
        />
      )}
      <Lightbox lightbox={actors.lightbox} slides={slides} label={context.route.title} />
      <ContentErrorNotice of={actors.content} />
    </>
  );
}

interface FacilitiesProps {
  slides: readonly Slide[];
  /** All pictures of the page, in their order. */
  all: readonly Slide[];
  lightbox: LightboxActor;
}

/** The pictures of a block, each called by its title. */
function Facilities({ slides, all, lightbox }: FacilitiesProps) {
  const first = slides[0] ? all.indexOf(slides[0]) : 0;
  return (
    <div>
      <ul className={classes['facilities']}>
        {slides.map((slide, at) => (
          <li key={at}>
            <Photo lightbox={lightbox} index={first + at}>
              <SlidePicture slide={slide} sizes="(width >= 640px) 24rem, 100vw" />
            </Photo>
            <p lang={contentLanguage(slide.about.title)}>{slide.about.title}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function slidesOfBlock({ items }: Extract<ContentBlock, { type: 'pictures' }>): Slide[] {
  return items.flatMap(({ file, alt, caption = alt }): Slide[] => {
    const src = fileUrl(file);
    if (src === undefined) return [];
    return [
      { type: 'photo', src, alt, about: { title: caption, ...(caption !== alt && { description: alt }) } },
    ];
  });
}
