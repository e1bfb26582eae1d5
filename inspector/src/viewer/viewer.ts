import { createPanel } from '../host';
import { InspectorStore } from '../store';

// a page of its own that opens recordings, without the site and without a server; it holds ELK as text
const elk = new Blob([document.querySelector('#elk')?.textContent ?? ''], { type: 'text/javascript' });
const { element } = createPanel(new InspectorStore(URL.createObjectURL(elk)));
document.body.append(element);
