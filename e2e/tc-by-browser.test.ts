import { expectSaved, failure, fill, press } from './support/certificate-form';
import { certificate } from './support/sample';
import { beyond, expect, test } from './support/test';
import { wrapTexts } from './support/troubles';
import { gate, hydrate } from './support/visit';

test.use({
  expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module|rendered anew/,
});
const script = '"><script>document.title = "taken over"</script>';

for (const javaScriptEnabled of [false, true]) {
  const when = javaScriptEnabled ? 'before its code is here' : 'without a script';

  test.describe(when, beyond(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test(`the certificate is saved as tc.jpg ${when}, and the form stays`, async ({ page }) => {
      const { name, admission, file } = certificate();
      await gate(page);
      await page.goto('/TC', { waitUntil: 'commit' });
      await fill(page, name, admission);
      await expectSaved(page, file);
      await expect(page.getByLabel('Name')).toHaveValue(name);
    });

    test(`the form comes back with what is wrong ${when}`, async ({ page }) => {
      const code = await gate(page);
      await page.goto('/TC', { waitUntil: 'commit' });
      await expect(page.getByRole('alert')).toHaveCount(0);
      await press(page);
      await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
      await expect(page.getByLabel('Name')).toBeFocused();
      // the browser counts a blank, the server does not
      await fill(page, script, ' ');
      await press(page);
      await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
      await expect(page.getByLabel('Name')).toHaveValue(script);
      await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
      await expect(page.getByLabel('Admission Number')).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(/^Transfer Certificate/);
      await fill(page, 'Nilo Barrow', 'no such number');
      await press(page);
      await expect(page.getByRole('alert')).toHaveText(failure);
      await expect(page.getByRole('status')).toHaveText(
        'There is no certificate under this name and number.',
      );
      await expect(page.getByText(/^Ask at the office/)).toContainText('from 9:00 to 13:30');
      await expect(page.getByLabel('Admission Number')).toHaveValue('no such number');
      code.open();
    });
  });
}

test('a press whose code has failed is the browser’s', beyond(), async ({ page }) => {
  await page.route('**/assets/shared-deps/react.*.js', (route) => route.abort());
  await page.goto('/TC');
  await page.getByLabel('Name').fill('Nilo Barrow');
  await expect(page.locator('html[data-boot="failed"]')).toHaveCount(1);
  await press(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
});

test('what the browser said of a translated form stays when its code is here', async ({ page }) => {
  const code = await gate(page);
  await page.goto('/TC', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(wrapTexts);
  await page.getByLabel('Name').fill('Nilo Barrow');
  await press(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  code.open();
  await hydrate(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await expect(page.getByLabel('Name')).toHaveValue('Nilo Barrow');
});

test('a page that answers the form goes on when its code is here', beyond(), async ({ page }) => {
  const code = await gate(page);
  await page.goto('/TC', { waitUntil: 'commit' });
  await fill(page, script, '');
  await press(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  code.open();
  await hydrate(page);
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await expect(page.getByLabel('Name')).toHaveValue(script);
  await expect(page).toHaveTitle(/^Transfer Certificate/);
  await page.getByLabel('Admission Number').pressSequentially('1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
