import { createHost } from './host';
import { InspectorStore } from './store';

// a page of its own that opens recordings, without the site and without a server
const { element } = createHost(document, new InspectorStore());
document.body.append(element);
