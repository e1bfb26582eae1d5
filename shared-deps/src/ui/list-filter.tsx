import { Button, type Month, months } from '@school/shared-deps';
import type { ReactNode, SubmitEvent } from 'react';

import classes from './list-filter.module.css';

interface ListFilterProps {
  /** Years to choose from besides All, newest first. */
  years: readonly number[];
  year: number | 'All';
  month?: Month | 'All';
  search?: string;
  onYear: (year: number | 'All') => void;
  /** Without it there is no choice of month. */
  onMonth?: (month: Month | 'All') => void;
  /** Without it there is no search box. */
  onSearch?: (search: string) => void;
  /** Enter in the search box; the list itself is already up to date. */
  onSubmit?: () => void;
  /** Leaves out the choice of all years, where there is but one (spec §5, Toppers). */
  hideAllYears?: boolean;
}

/** Narrows a list while the visitor chooses and types; without script it is a plain form. */
export function ListFilter(props: ListFilterProps) {
  const { years, year, month = 'All', search = '', onYear, onMonth, onSearch, onSubmit } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form id="list-filter" role="search" method="get" className={classes['filter']} onSubmit={submit}>
      <Field label="Year">
        <select
          name="year"
          value={year}
          onChange={({ target }) => onYear(target.value === 'All' ? 'All' : Number(target.value))}
        >
          {!props.hideAllYears && <option>All</option>}
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </Field>
      {onMonth && (
        <Field label="Month">
          <select
            name="month"
            value={month}
            onChange={({ target }) => onMonth(target.value as Month | 'All')}
          >
            <option>All</option>
            {months.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Field>
      )}
      {onSearch && (
        <Field label="Search" grows>
          <input
            type="search"
            name="search"
            value={search}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onSearch(target.value)}
          />
        </Field>
      )}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </form>
  );
}

function Field({ label, grows, children }: { label: string; grows?: boolean; children: ReactNode }) {
  return (
    <label className={grows ? classes['wideField'] : classes['field']}>
      <span className={classes['label']}>{label}</span>
      {children}
    </label>
  );
}
