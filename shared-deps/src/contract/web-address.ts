import * as v from 'valibot';

export const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/\S+$/, 'must begin with http:// or https://'),
);
