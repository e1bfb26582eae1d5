/** A day, or the days from `from` to `to`, on which something happens. */
export interface CalendarEntry {
  from: string;
  to?: string;
  name: string;
}

/** A session by its first year, March to February: its holidays and its examinations. */
export interface Session {
  year: number;
  opening: string;
  holidays: CalendarEntry[];
  examinations: CalendarEntry[];
}

const fixedHolidays = (year: number): CalendarEntry[] => [
  { from: `${year}-04-14`, name: 'Dr. Ambedkar Jayanti' },
  { from: `${year}-08-15`, name: 'Independence Day' },
  { from: `${year}-10-02`, name: 'Gandhi Jayanti' },
  { from: `${year + 1}-01-26`, name: 'Republic Day' },
];

export const sessions: Session[] = [
  {
    year: 2023,
    opening: '2023-03-27',
    holidays: [
      ...fixedHolidays(2023),
      { from: '2023-03-08', name: 'Holi' },
      { from: '2023-03-30', name: 'Ram Navami' },
      { from: '2023-04-04', name: 'Mahavir Jayanti' },
      { from: '2023-04-07', name: 'Good Friday' },
      { from: '2023-04-22', name: 'Eid-ul-Fitr' },
      { from: '2023-05-05', name: 'Buddha Purnima' },
      { from: '2023-05-27', to: '2023-07-02', name: 'Summer vacation' },
      { from: '2023-07-29', name: 'Muharram (afternoon)' },
      { from: '2023-08-30', name: 'Raksha Bandhan' },
      { from: '2023-09-07', name: 'Janmashtami' },
      { from: '2023-10-21', to: '2023-10-25', name: 'Dussehra' },
      { from: '2023-11-10', to: '2023-11-15', name: 'Diwali and Bhai Dooj' },
      { from: '2023-11-27', name: 'Guru Nanak Jayanti' },
      { from: '2023-12-23', to: '2024-01-07', name: 'Christmas and winter break' },
    ],
    examinations: [
      { from: '2023-05-15', to: '2023-05-20', name: 'Periodic Test-1' },
      { from: '2023-09-11', to: '2023-09-23', name: 'Half Yearly Examination' },
      { from: '2023-12-11', to: '2023-12-16', name: 'Periodic Test-2' },
      { from: '2024-02-07', to: '2024-02-22', name: 'Annual Examination' },
    ],
  },
  {
    year: 2024,
    opening: '2024-03-26',
    holidays: [
      ...fixedHolidays(2024),
      { from: '2024-03-08', name: 'Mahashivratri' },
      { from: '2024-03-25', name: 'Holi' },
      { from: '2024-03-29', name: 'Good Friday' },
      { from: '2024-04-11', name: 'Eid-ul-Fitr' },
      { from: '2024-04-17', name: 'Ram Navami' },
      { from: '2024-05-06', to: '2024-05-07', name: 'General election' },
      { from: '2024-05-23', to: '2024-06-30', name: 'Summer vacation' },
      { from: '2024-07-17', name: 'Muharram' },
      { from: '2024-08-19', name: 'Raksha Bandhan' },
      { from: '2024-08-26', name: 'Janmashtami' },
      { from: '2024-09-16', name: 'Milad-un-Nabi' },
      { from: '2024-10-10', to: '2024-10-13', name: 'Dussehra' },
      { from: '2024-10-30', to: '2024-11-04', name: 'Diwali and Bhai Dooj' },
      { from: '2024-11-15', name: 'Guru Nanak Jayanti' },
      { from: '2024-12-22', to: '2025-01-05', name: 'Christmas and winter break' },
      { from: '2025-02-26', name: 'Mahashivratri' },
    ],
    examinations: [
      { from: '2024-05-13', to: '2024-05-18', name: 'Periodic Test-1' },
      { from: '2024-09-09', to: '2024-09-21', name: 'Half Yearly Examination' },
      { from: '2024-12-09', to: '2024-12-14', name: 'Periodic Test-2' },
      { from: '2025-02-06', to: '2025-02-22', name: 'Annual Examination' },
    ],
  },
  {
    year: 2025,
    opening: '2025-03-24',
    holidays: [
      ...fixedHolidays(2025),
      { from: '2025-03-14', name: 'Holi' },
      { from: '2025-03-31', name: 'Eid-ul-Fitr' },
      { from: '2025-04-10', name: 'Mahavir Jayanti' },
      { from: '2025-04-18', name: 'Good Friday' },
      { from: '2025-05-12', name: 'Buddha Purnima' },
      { from: '2025-05-25', to: '2025-06-30', name: 'Summer vacation' },
      { from: '2025-08-09', name: 'Raksha Bandhan' },
      { from: '2025-08-16', name: 'Janmashtami' },
      { from: '2025-09-05', name: 'Milad-un-Nabi' },
      { from: '2025-09-30', to: '2025-10-03', name: 'Dussehra' },
      { from: '2025-10-18', to: '2025-10-24', name: 'Diwali, Govardhan Puja and Bhai Dooj' },
      { from: '2025-11-05', name: 'Guru Nanak Jayanti' },
      { from: '2025-12-22', to: '2026-01-04', name: 'Christmas and winter break' },
    ],
    examinations: [
      { from: '2025-05-13', to: '2025-05-17', name: 'Periodic Test-1' },
      { from: '2025-09-08', to: '2025-09-20', name: 'Half Yearly Examination' },
      { from: '2025-12-08', to: '2025-12-13', name: 'Periodic Test-2' },
      { from: '2026-02-05', to: '2026-02-21', name: 'Annual Examination' },
    ],
  },
  {
    year: 2026,
    opening: '2026-03-23',
    holidays: [
      ...fixedHolidays(2026),
      { from: '2026-03-04', name: 'Holi' },
      { from: '2026-03-21', name: 'Eid-ul-Fitr' },
      { from: '2026-03-27', name: 'Ram Navami' },
      { from: '2026-03-31', name: 'Mahavir Jayanti' },
      { from: '2026-04-03', name: 'Good Friday' },
      { from: '2026-05-01', name: 'Buddha Purnima' },
      { from: '2026-05-23', to: '2026-06-30', name: 'Summer vacation' },
      { from: '2026-08-26', name: 'Milad-un-Nabi' },
      { from: '2026-08-28', name: 'Raksha Bandhan' },
      { from: '2026-09-04', name: 'Janmashtami' },
      { from: '2026-10-17', to: '2026-10-21', name: 'Dussehra' },
      { from: '2026-11-06', to: '2026-11-11', name: 'Diwali and Bhai Dooj' },
      { from: '2026-11-24', name: 'Guru Nanak Jayanti' },
      { from: '2026-12-21', to: '2027-01-03', name: 'Christmas and winter break' },
    ],
    examinations: [
      { from: '2026-05-11', to: '2026-05-16', name: 'Periodic Test-1' },
      { from: '2026-09-07', to: '2026-09-19', name: 'Half Yearly Examination' },
      { from: '2026-12-01', to: '2026-12-05', name: 'Periodic Test-2, class X' },
      { from: '2026-12-07', to: '2026-12-12', name: 'Periodic Test-2' },
      { from: '2026-12-07', to: '2026-12-18', name: 'First pre-board, classes X and XII' },
      { from: '2027-01-04', to: '2027-01-09', name: 'Periodic Test-3, classes IX and X' },
      { from: '2027-01-11', to: '2027-01-21', name: 'Second pre-board, classes X and XII' },
      { from: '2027-02-04', to: '2027-02-20', name: 'Annual Examination' },
    ],
  },
];
