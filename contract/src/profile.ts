import * as v from 'valibot';

import { requiredText, text, webAddress } from './fields';
import { schoolYearSchema } from './school-year';

const network = v.picklist(['twitter', 'youtube', 'facebook', 'instagram', 'whatsapp', 'flickr']);

/** The details of pupils that the site shows. */
export const childDataSchema = v.picklist(['full', 'no-photos', 'initials', 'off']);
export type ChildData = v.InferOutput<typeof childDataSchema>;

/**
 * The school's profile: texts of the header, the footer and every page (`profile.json` of the content
 * folder).
 */
export const profileSchema = v.object({
  name: requiredText,
  /** The short name for narrow places, such as the phone's header. */
  shortName: requiredText,
  motto: text,
  /** The picture beside the name, higher than wide. The default is an open book on a shield. */
  emblem: v.optional(v.object({ file: requiredText })),
  /** One or two sentences for search engines and the footer. */
  description: requiredText,
  address: v.pipe(v.array(requiredText), v.nonEmpty('needs at least one line')),
  phones: v.pipe(v.array(requiredText), v.nonEmpty('needs at least one number')),
  fax: text,
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  /** Address of this site, for what is printed. */
  siteUrl: v.optional(webAddress),
  /** Where the address opens in a map. */
  mapUrl: webAddress,
  /** The external parent portal (spec §2, header). */
  loginUrl: webAddress,
  alumniRegistrationUrl: webAddress,
  social: v.array(v.object({ network, url: webAddress })),
  apps: v.object({ android: webAddress, ios: webAddress }),
  affiliation: v.object({ number: requiredText, schoolCode: requiredText }),
  childData: childDataSchema,
  /** Links that parents use most, on every page: a page of the site or a file. */
  parents: v.optional(
    v.array(
      v.object({ label: requiredText, href: v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'must be a page')) }),
    ),
  ),
  /** Pages send it to no browser. */
  schoolYear: v.optional(schoolYearSchema),
});
export type Profile = v.InferOutput<typeof profileSchema>;
