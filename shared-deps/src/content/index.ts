export { contentPage } from './content-page';
export { ContentErrorNotice, ContentView } from './content-view';
export { ContentBlocks } from './content-blocks';
export { Heading } from './heading';
