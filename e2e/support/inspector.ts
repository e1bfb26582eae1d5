import { expect, type Page } from '@playwright/test';

/** The panel of the statechart inspector. */
export const panelOf = (page: Page) => page.getByRole('region', { name: 'Statecharts' });
export const actorOf = (page: Page, name: string) =>
  panelOf(page)
    .getByRole('treeitem', { name: new RegExp(`^${name}\\b`) })
    .first();
export const chartOf = (page: Page, name: string) => panelOf(page).getByRole('img', { name, exact: true });
export const logOf = (page: Page) => panelOf(page).getByRole('log', { name: 'Events' });
/** The state that was searched for, with its description. */
export const meaningOf = (page: Page) =>
  panelOf(page).locator('label', { hasText: 'State' }).locator('+ span');

/** Chooses an actor; its chart has the name of its machine. */
export async function choose(page: Page, actor: string, machine = actor): Promise<void> {
  await actorOf(page, actor).click();
  await expect(chartOf(page, machine)).toBeVisible();
}

export async function showTab(page: Page, name: string): Promise<void> {
  await panelOf(page).getByRole('radio', { name }).click();
}

export async function openPanel(page: Page): Promise<void> {
  await page.keyboard.press('Control+Shift+X');
  await expect(panelOf(page)).toBeVisible();
}

/** Sends the event that brings the map of another host, which is not fetched. */
export async function sendMapToggled(page: Page): Promise<void> {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  await showTab(page, 'Send');
  await panelOf(page).getByRole('button', { name: 'Send map.toggled' }).click();
}
