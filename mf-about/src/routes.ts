import { defineContentRoute, defineRoute, inMenu } from '@school/shared-deps/routes';

export const routes = [
  defineContentRoute({ path: '/OurSchool', content: 'our-school', ...inMenu('About Us', 1, 'Our School') }),
  defineContentRoute({ path: '/OurMotto', content: 'our-motto', ...inMenu('About Us', 2, 'Our Motto') }),
  defineRoute({
    path: '/PrincipalMessage',
    ...inMenu('About Us', 3, 'Principal’s Message'),
    resources: ['PrincipalMessage', 'content/fallback'],
    load: () => import('./pages/message/message.page'),
  }),
  defineRoute({
    path: '/DirectorMessage',
    ...inMenu('About Us', 4, 'Director’s Message'),
    resources: ['PrincipalMessage', 'content/fallback'],
    load: () => import('./pages/message/message.page'),
  }),
  defineContentRoute({
    path: '/OurHistory',
    content: 'our-history',
    ...inMenu('About Us', 5, 'Our History'),
  }),
  defineContentRoute({
    path: '/OurDedicatedTeachers',
    content: 'our-dedicated-teachers',
    ...inMenu('About Us', 6, 'Our Dedicated Teachers'),
  }),
  defineRoute({
    path: '/EBook',
    ...inMenu('About Us', 7, 'E-Book'),
    resources: ['gallery/All', 'content/fallback'],
    load: () => import('./pages/e-book/e-book.page'),
  }),
  defineRoute({
    path: '/ToppersICSE',
    ...inMenu('About Us', 8, 'Topper Class 10th', 'Toppers X'),
    resources: ['topper', 'content/fallback', 'content/results'],
    load: () => import('./pages/toppers/toppers-icse.page'),
  }),
  defineRoute({
    path: '/ToppersISC',
    ...inMenu('About Us', 9, 'Topper Class 12th', 'Toppers XII'),
    resources: ['topper', 'content/fallback', 'content/results'],
    load: () => import('./pages/toppers/toppers-isc.page'),
  }),
  defineContentRoute({
    path: '/AnnualReport',
    content: 'annual-report',
    ...inMenu('About Us', 10, 'Annual Report'),
  }),
  defineContentRoute({
    path: '/Committees',
    content: 'committees',
    ...inMenu('About Us', 11, 'Committees'),
  }),
  defineRoute({
    path: '/Infrastructure',
    ...inMenu('Infrastructure', 1, 'School Infrastructure'),
    resources: ['content/infrastructure'],
    load: () => import('./pages/infrastructure/infrastructure.page'),
  }),
  defineRoute({
    path: '/ContactUs',
    ...inMenu('Contact Us', 1, 'Contact Us'),
    resources: ['content/contact-us', 'content/today'],
    load: () => import('./pages/contact-us/contact-us.page'),
  }),
  defineContentRoute({
    path: '/MandatoryDisclosure',
    content: 'mandatory-disclosure',
    ...inMenu('Mandatory Disclosure', 1, 'Mandatory Disclosure'),
  }),
  defineContentRoute({ path: '/Privacy', content: 'privacy', title: 'Privacy' }),
  defineContentRoute({ path: '/Accessibility', content: 'accessibility', title: 'Accessibility' }),
  defineContentRoute({
    path: '/Alumni',
    content: 'alumni',
    title: 'Alumni',
    footer: { label: 'Alumni', order: 4 },
  }),
];
