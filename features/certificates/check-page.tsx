import { addressIn, type Language } from '@school/contract/languages';
import type { Screen } from '@school/server/pages/render/render';
import type { ReactNode } from 'react';

import type { CertificateFacts } from './codes';
import { texts as english } from './texts';
import { texts as hindi } from './texts.hi';
import { texts as punjabi } from './texts.pa';

export const CHECK = '/Certificate';
const DAY_MS = 86_400_000;
const textsIn: Record<Language, typeof english> = { en: english, hi: hindi, pa: punjabi };

/** The page that asks for a code. */
export function formPage(language: Language): Screen {
  const texts = textsIn[language];
  const form = (
    <>
      <p id="code-hint">{texts.hint}</p>
      <form action={addressIn(language, CHECK)} className="row">
        <label htmlFor="code" className="label">
          {texts.label}
        </label>
        <input
          id="code"
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="code-hint"
        />
        <button type="submit" className="button">
          {texts.check}
        </button>
      </form>
    </>
  );
  return screenOf(CHECK, texts.title, form);
}

/** The page of a code; without facts the school has not issued it. */
export function resultPage(language: Language, code: string, facts: CertificateFacts | undefined): Screen {
  const texts = textsIn[language];
  const title = facts ? texts.issued : texts.notIssued;
  const sentences = facts ? [describe(language, facts), texts.compare] : [texts.readAgain];
  return messagePage(language, `${CHECK}/${code}`, title, sentences);
}

/** The page of a visitor who has to wait. */
export function waitPage(language: Language, seconds: number): Screen {
  const { tooMany, waitFor } = textsIn[language];
  return messagePage(language, CHECK, tooMany, [waitFor(seconds)]);
}

function describe(language: Language, { day, initials, ending }: CertificateFacts): string {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  const letters = [...initials].map((letter) => `${letter}.`).join(' ');
  return textsIn[language].issuedOn(format.format(day * DAY_MS), letters, ending);
}

function messagePage(language: Language, address: string, title: string, sentences: string[]): Screen {
  return screenOf(
    address,
    title,
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a href={addressIn(language, CHECK)}>{textsIn[language].another}</a>
      </p>
    </>,
  );
}

/** With the class of the error screen, the shell removes it when a visitor goes on. */
function screenOf(address: string, title: string, content: ReactNode): Screen {
  const screen = (
    <div className="siteError stack width">
      <h1 tabIndex={-1}>{title}</h1>
      {content}
    </div>
  );
  return { title, address, screen };
}
