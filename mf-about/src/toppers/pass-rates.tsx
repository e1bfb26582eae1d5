import { PageLink, type PassRate, useReport } from '@school/shared-deps';

import { texts } from '../texts/toppers';
import classes from './toppers-page.module.css';

/** How many passed in the last years, as the mandatory disclosure has it. */
export function PassRates({ rates, of }: { rates: readonly PassRate[]; of: string }) {
  const text = texts.passRates(of);
  useReport(rates.length > 0 && { type: 'heading', id: 'pass-rates', text });
  if (rates.length === 0) return null;
  return (
    <section className={classes['rates']}>
      <h2 id="pass-rates">{text}</h2>
      <table aria-labelledby="pass-rates">
        <thead>
          <tr>
            <th scope="col">{texts.year}</th>
            <th scope="col">{texts.passed}</th>
            <th scope="col">{texts.passRate}</th>
          </tr>
        </thead>
        <tbody>
          {[...rates].reverse().map((rate) => (
            <Row key={rate.year} {...rate} />
          ))}
        </tbody>
      </table>
      <p>
        {texts.allFigures}
        <PageLink href="/MandatoryDisclosure">{texts.disclosure}</PageLink>.
      </p>
    </section>
  );
}

function Row({ year, appeared, passed }: PassRate) {
  const rate = Math.min(100, (passed / appeared) * 100);
  return (
    <tr>
      <th scope="row">{year}</th>
      <td>{texts.passedOf(passed, appeared)}</td>
      <td>
        <svg className={classes['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="6" />
          <rect className={classes['passed']} width={rate} height="6" />
        </svg>
        {`${Number(rate.toFixed(1))}%`}
      </td>
    </tr>
  );
}
