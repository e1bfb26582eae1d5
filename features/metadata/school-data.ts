import { type ContactContent, weekdays } from '@school/contract';
import { hoursOn } from '@school/server/derived/describe-day';
import { dayAt, fileUrl } from '@school/shared-deps/server';
import type { PostalAddress, School } from 'schema-dts';

import type { DataSource } from './types';

/** The name by which other data of the site refers to the school. */
export function schoolId(base: string): string {
  return `${base}/#school`;
}

/** The school with its address, and the hours of its office in this season. */
export function describeSchool({ base, profile, timeZone, seed, now }: DataSource): School {
  const { name, description, motto, emblem, phones, fax, email, mapUrl, social, schoolYear } = profile;
  const logo = fileUrl(emblem?.file);
  const [contact] = (seed['content/contact-us']?.records ?? []) as readonly ContactContent[];
  const hours = schoolYear && hoursOn(dayAt(now, timeZone), schoolYear);
  return {
    '@type': 'School',
    '@id': schoolId(base),
    name,
    description,
    url: `${base}/home`,
    ...(motto && { slogan: motto }),
    ...(logo && { logo: base + logo }),
    address: addressIn(profile.address),
    telephone: phones,
    ...(fax && { faxNumber: fax }),
    email,
    hasMap: mapUrl,
    sameAs: social.map(({ url }) => url),
    ...(contact?.map && {
      geo: { '@type': 'GeoCoordinates', latitude: contact.map.latitude, longitude: contact.map.longitude },
    }),
    ...(hours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekdays.filter((day) => !schoolYear.closedOn.includes(day)),
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
  };
}

/** The last line may be a place and its postal code, such as `Kanakpur 290417`. */
function addressIn(lines: readonly string[]): PostalAddress {
  const words = (lines.at(-1) ?? '').split(/[\s,-]+/);
  const code = words.at(-1) ?? '';
  if (!/^\d{6}$/.test(code)) return { '@type': 'PostalAddress', streetAddress: lines.join(', ') };
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -1).join(', '),
    addressLocality: words.slice(0, -1).join(' '),
    postalCode: code,
  };
}
