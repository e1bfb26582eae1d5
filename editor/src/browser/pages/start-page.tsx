import type { FolderAnswer } from '../../api';
import { partLink, send } from '../request';
import { Page } from '../ui/frame';

/** The first page: the urgent notice, the parts, and what is still to do. */
export async function loadStartPage() {
  const { school, person, parts, toDo } = await send<FolderAnswer>('GET', 'api/folder');
  return (
    <Page title={school}>
      <p>
        <a className="urgent" href="#/closed">
          Closed today
        </a>
      </p>
      {toDo.length > 0 && (
        <section aria-labelledby="to-do">
          <h2 id="to-do">To do</h2>
          <ol>
            {toDo.map(({ text, partKey }) => (
              <li key={text}>
                <a href={partLink(partKey)}>{text}</a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {(['list', 'page', 'single'] as const).map((kind) => (
        <section key={kind}>
          <h2>{headings[kind]}</h2>
          <ul className="rows">
            {parts
              .filter((part) => part.kind === kind)
              .map(({ key, label }) => (
                <li key={key}>
                  <a href={partLink(key)}>{label}</a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p className="quiet">You are {person.name}.</p>
      {location.pathname === '/office/' && (
        <button type="button" onClick={() => void signOut()}>
          Sign out on every device
        </button>
      )}
    </Page>
  );
}

async function signOut(): Promise<void> {
  await send('POST', 'sign-out');
  location.assign('sign-in');
}

const headings = { list: 'Lists', page: 'Pages', single: 'The school' };
