import * as v from 'valibot';

import { requiredText, text } from './fields';
import { webAddress } from './web-address';

const network = v.picklist(['twitter', 'youtube', 'facebook', 'instagram', 'whatsapp', 'flickr']);

/** How much of a pupil the site shows, wherever pupils appear. */
export const childDataSchema = v.picklist(['full', 'no-photos', 'initials', 'off']);
export type ChildData = v.InferOutput<typeof childDataSchema>;

/** Who the school is: header, footer and the words that every page shares (`profile.json` of the content folder). */
export const profileSchema = v.object({
  name: requiredText,
  /** As it stands where there is little room, such as the phone's header. */
  shortName: requiredText,
  motto: text,
  /** The picture beside the name, higher than wide; without one, an open book on a shield stands there. */
  emblem: v.optional(v.object({ file: requiredText })),
  /** One or two sentences for search engines and the footer. */
  description: requiredText,
  address: v.pipe(v.array(requiredText), v.nonEmpty('needs at least one line')),
  phones: v.pipe(v.array(requiredText), v.nonEmpty('needs at least one number')),
  fax: text,
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  /** Where the address opens in a map. */
  mapUrl: webAddress,
  /** The external parent portal (spec §2, header). */
  loginUrl: webAddress,
  alumniRegistrationUrl: webAddress,
  social: v.array(v.object({ network, url: webAddress })),
  apps: v.object({ android: webAddress, ios: webAddress }),
  affiliation: v.object({ number: requiredText, schoolCode: requiredText }),
  childData: childDataSchema,
});
export type Profile = v.InferOutput<typeof profileSchema>;
