import {
  classId,
  classNames,
  classPage,
  classTitle,
  defineContentRoute,
  defineRoute,
  inMenu,
} from '@school/shared-deps/routes';

export const routes = [
  defineRoute({
    path: '/Admission',
    ...inMenu('Information', 1, 'Admission'),
    resources: ['content/admission', 'content/office', 'onlineRegistration'],
    load: () => import('./pages/admission/admission.page'),
  }),
  defineRoute({
    path: '/Uniform',
    ...inMenu('Information', 2, 'Uniform'),
    resources: ['content/uniform'],
    load: () => import('./pages/uniform/uniform.page'),
  }),
  defineContentRoute({
    path: '/Curriculum',
    content: 'curriculum',
    ...inMenu('Information', 3, 'Examination System'),
  }),
  defineContentRoute({
    path: '/RulesRegulations',
    content: 'rules-regulations',
    ...inMenu('Information', 4, 'Rules and Regulations'),
  }),
  defineContentRoute({
    path: '/Evaluation',
    content: 'evaluation',
    ...inMenu('Information', 5, 'Evaluation System'),
  }),
  defineRoute({
    path: '/Calendar',
    ...inMenu('Information', 6, 'Calendar'),
    resources: ['content/calendar', 'content/class-dates?class'],
    load: () => import('./pages/calendar/calendar.page'),
  }),
  defineRoute({
    path: '/Conduct',
    ...inMenu('Information', 7, 'Conduct'),
    resources: ['content/conduct'],
    load: () => import('./pages/conduct/conduct.page'),
  }),
  defineRoute({
    path: '/Circular',
    ...inMenu('Information', 8, 'Circular'),
    resources: ['circular/all'],
    load: () => import('./pages/circular/circular.page'),
  }),
  defineRoute({
    path: '/HolidayHomework',
    ...inMenu('Information', 9, 'Holiday Homework'),
    resources: ['content/holiday-homework'],
    load: () => import('./pages/holiday-homework/holiday-homework.page'),
  }),
  defineRoute({
    path: '/TC',
    aliases: ['/Tc'],
    ...inMenu('Information', 10, 'Transfer Certificate'),
    footer: { label: 'Transfer Certificate', order: 3 },
    resources: ['content/tc', 'content/office'],
    load: () => import('./pages/tc/tc.page'),
  }),
  defineRoute({
    path: '/Search',
    title: 'Search',
    resources: ['search?q&kind&year'],
    load: () => import('./pages/search/search.page'),
  }),
  defineRoute({
    path: '/ErpSoftware',
    title: 'ERP Software',
    footer: { label: 'ERP Software', order: 2 },
    resources: ['content/erp-software'],
    load: () => import('./pages/erp-software/erp-software.page'),
  }),
  ...classNames.map((name) =>
    defineContentRoute({
      path: classPage(name),
      content: classId(name),
      title: classTitle(name),
      trail: ['Information'],
    }),
  ),
  defineContentRoute({
    path: '/Pphelp',
    content: 'pphelp',
    title: 'Parent Portal Guidelines',
    footer: { label: 'Portal Help', order: 1 },
  }),
];
