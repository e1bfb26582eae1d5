/** A page of the site as a visitor finds it (spec §2). */
export interface SitePage {
  path: string;
  /** Main heading. */
  heading: string | RegExp;
  /** Title of the tab before the school's name, where it is not the heading. */
  title?: string;
  /** Breadcrumb from Home to the page itself; the home page has none. */
  trail?: readonly string[];
  /** Where Home in the breadcrumb leads, if not to `/home`. */
  home?: '/';
  /** Its name in the main menu, and the group that it stands in. */
  menu?: string;
  group?: string;
  /** Its name among the footer's quick links. */
  footer?: string;
}

const about = (path: string, heading: string, menu = heading): SitePage => ({
  path,
  heading,
  trail: ['Home', 'About Us', heading],
  menu,
  group: 'About Us',
});

const information = (path: string, heading: string): SitePage => ({
  path,
  heading,
  trail: ['Home', 'Information', heading],
  menu: heading,
  group: 'Information',
});

const single = (path: string, heading: string): SitePage => ({ path, heading, trail: ['Home', heading] });

/** Every page of the site, those of a menu group in the menu's order. */
export const pages: readonly SitePage[] = [
  { path: '/', heading: /^Welcome to /, title: 'Home' },
  { path: '/home', heading: /^Welcome to /, title: 'Home' },
  about('/OurSchool', 'Our School'),
  about('/OurMotto', 'Our Motto'),
  about('/PrincipalMessage', 'Principal’s Message'),
  about('/DirectorMessage', 'Director’s Message'),
  about('/OurHistory', 'Our History'),
  about('/OurDedicatedTeachers', 'Our Dedicated Teachers'),
  about('/EBook', 'E-Book'),
  about('/ToppersICSE', 'Topper Class 10th', 'Toppers X'),
  about('/ToppersISC', 'Topper Class 12th', 'Toppers XII'),
  information('/Admission', 'Admission'),
  information('/Uniform', 'Uniform'),
  information('/Curriculum', 'Examination System'),
  information('/RulesRegulations', 'Rules and Regulations'),
  information('/Evaluation', 'Evaluation System'),
  information('/Calendar', 'Calendar'),
  information('/Conduct', 'Conduct'),
  information('/Circular', 'Circular'),
  { ...information('/HolidayHomework', 'Holiday Homework'), home: '/' },
  { ...information('/TC', 'Transfer Certificate'), footer: 'Transfer Certificate' },
  {
    path: '/Infrastructure',
    heading: 'School Infrastructure',
    trail: ['Home', 'Infrastructure', 'School Infrastructure'],
    menu: 'School Infrastructure',
    group: 'Infrastructure',
  },
  {
    path: '/PhotoGallery',
    heading: 'Photo Gallery',
    trail: ['Home', 'Gallery', 'Photo Gallery'],
    menu: 'Photo Gallery',
    group: 'Gallery',
  },
  {
    path: '/SubGallery?id=album-annual-day-2026',
    heading: 'Annual Day 2026: The Dress Rehearsal',
    trail: ['Home', 'Gallery', 'Photo Gallery', 'Sub Gallery'],
  },
  {
    path: '/VideoGallery',
    heading: 'Video Gallery',
    trail: ['Home', 'Gallery', 'Video Gallery'],
    menu: 'Video Gallery',
    group: 'Gallery',
  },
  {
    path: '/Achievements',
    heading: 'Our Achievements',
    trail: ['Home', 'Gallery', 'Achievements'],
    menu: 'Achievements',
    group: 'Gallery',
  },
  { ...single('/ContactUs', 'Contact Us'), menu: 'Contact Us' },
  { ...single('/MandatoryDisclosure', 'Mandatory Disclosure'), menu: 'Mandatory Disclosure' },
  { ...single('/ErpSoftware', 'ERP Software'), footer: 'ERP Software' },
  { ...single('/Pphelp', 'Parent Portal Guidelines'), footer: 'Portal Help' },
  { ...single('/Alumni', 'Alumni'), footer: 'Alumni' },
  single('/News', 'News'),
  single('/Events', 'Events'),
];

/** Other spellings that lead to a page (spec §2, route list). */
export const spellings = [
  { path: '/Tc', page: '/TC' },
  { path: '/infrastructure', page: '/Infrastructure' },
] as const;
