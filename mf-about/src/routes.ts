import type { Route } from '@school/shared-deps';

export const routes: readonly Route[] = [
  {
    path: '/OurSchool',
    page: 'our-school',
    title: 'Our School',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Our School', order: 1 },
    resources: ['words/our-school'],
    load: () => import(/* webpackChunkName: "our-school" */ './pages/our-school/our-school.page'),
  },
  {
    path: '/OurMotto',
    page: 'our-motto',
    title: 'Our Motto',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Our Motto', order: 2 },
    resources: ['words/our-motto'],
    load: () => import(/* webpackChunkName: "our-motto" */ './pages/our-motto/our-motto.page'),
  },
  {
    path: '/PrincipalMessage',
    page: 'principal-message',
    title: 'Principal’s Message',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Principal’s Message', order: 3 },
    resources: ['PrincipalMessage', 'words/fallback'],
    load: () =>
      import(/* webpackChunkName: "principal-message" */ './pages/principal-message/principal-message.page'),
  },
  {
    path: '/DirectorMessage',
    page: 'director-message',
    title: 'Director’s Message',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Director’s Message', order: 4 },
    resources: ['PrincipalMessage', 'words/fallback'],
    load: () =>
      import(/* webpackChunkName: "director-message" */ './pages/director-message/director-message.page'),
  },
  {
    path: '/OurHistory',
    page: 'our-history',
    title: 'Our History',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Our History', order: 5 },
    resources: ['words/our-history'],
    load: () => import(/* webpackChunkName: "our-history" */ './pages/our-history/our-history.page'),
  },
  {
    path: '/OurDedicatedTeachers',
    page: 'our-dedicated-teachers',
    title: 'Our Dedicated Teachers',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Our Dedicated Teachers', order: 6 },
    resources: ['words/our-dedicated-teachers'],
    load: () =>
      import(
        /* webpackChunkName: "our-dedicated-teachers" */ './pages/our-dedicated-teachers/our-dedicated-teachers.page'
      ),
  },
  {
    path: '/EBook',
    page: 'e-book',
    title: 'E-Book',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'E-Book', order: 7 },
    resources: ['gallery/All', 'words/fallback'],
    load: () => import(/* webpackChunkName: "e-book" */ './pages/e-book/e-book.page'),
  },
  {
    path: '/ToppersICSE',
    page: 'toppers-icse',
    title: 'Topper Class 10th',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Toppers X', order: 8 },
    resources: ['topper', 'words/fallback'],
    load: () => import(/* webpackChunkName: "toppers-icse" */ './pages/toppers-icse/toppers-icse.page'),
  },
  {
    path: '/ToppersISC',
    page: 'toppers-isc',
    title: 'Topper Class 12th',
    trail: ['About Us'],
    menu: { group: 'About Us', label: 'Toppers XII', order: 9 },
    resources: ['topper', 'words/fallback'],
    load: () => import(/* webpackChunkName: "toppers-isc" */ './pages/toppers-isc/toppers-isc.page'),
  },
  {
    path: '/Infrastructure',
    page: 'infrastructure',
    title: 'School Infrastructure',
    trail: ['Infrastructure'],
    menu: { group: 'Infrastructure', label: 'School Infrastructure', order: 1 },
    resources: ['words/infrastructure'],
    load: () => import(/* webpackChunkName: "infrastructure" */ './pages/infrastructure/infrastructure.page'),
  },
  {
    path: '/ContactUs',
    page: 'contact-us',
    title: 'Contact Us',
    trail: [],
    menu: { group: 'Contact Us', label: 'Contact Us', order: 1 },
    resources: ['words/contact-us'],
    load: () => import(/* webpackChunkName: "contact-us" */ './pages/contact-us/contact-us.page'),
  },
  {
    path: '/MandatoryDisclosure',
    page: 'mandatory-disclosure',
    title: 'Mandatory Disclosure',
    trail: [],
    menu: { group: 'Mandatory Disclosure', label: 'Mandatory Disclosure', order: 1 },
    resources: ['words/mandatory-disclosure'],
    load: () =>
      import(
        /* webpackChunkName: "mandatory-disclosure" */ './pages/mandatory-disclosure/mandatory-disclosure.page'
      ),
  },
  {
    path: '/Alumni',
    page: 'alumni',
    title: 'Alumni',
    trail: [],
    footer: { label: 'Alumni', order: 4 },
    resources: ['words/alumni'],
    load: () => import(/* webpackChunkName: "alumni" */ './pages/alumni/alumni.page'),
  },
];
