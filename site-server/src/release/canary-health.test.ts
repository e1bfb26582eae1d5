/** @jest-environment node */
import { type CanaryHealth, createCanaryHealth } from './canary-health';

const gallery = { package: 'mf-gallery', version: 'v2' };
let health: CanaryHealth;
let rolledBack: string[];
beforeEach(() => {
  rolledBack = [];
  health = createCanaryHealth(({ package: name, version }, why) =>
    rolledBack.push(`${name} ${version}: ${why}`),
  );
});

const report = (count: number, outcome: 'alive' | 'failed', network = '192.0.2') => {
  for (let number = 0; number < count; number += 1) health.add(gallery, `${network}.${number}`, outcome);
};

it('takes a canary back once, when it fails for five visitors and more than a tenth', () => {
  report(40, 'alive', '198.51.100');
  report(4, 'failed');
  expect(rolledBack).toEqual([]);
  report(9, 'failed');
  expect(rolledBack).toEqual(['mf-gallery v2: it failed for 5 of 45 visitors']);
});

it('lets a canary run that fails for a tenth of its visitors or fewer', () => {
  report(180, 'alive', '198.51.100');
  report(20, 'failed');
  expect(rolledBack).toEqual([]);
  expect(health.counts()).toEqual({ ...gallery, alive: 180, failed: 20 });
});

it('counts a visitor once, however many reports come from there', () => {
  for (let time = 0; time < 1_000; time += 1) health.add(gallery, '192.0.2.1', 'failed');
  expect([health.counts()?.failed, rolledBack]).toEqual([1, []]);
});

it('counts a network of IPv6 as one visitor', () => {
  for (let net = 0; net < 1_000; net += 1) health.add(gallery, `2001:db8:1:${net.toString(16)}::1`, 'failed');
  expect(health.counts()?.failed).toBe(1);
  health.add(gallery, '2001:db8:2::1', 'failed');
  expect(health.counts()?.failed).toBe(2);
});

it('counts a visit that came to life and failed later as failed', () => {
  report(5, 'alive');
  report(5, 'failed');
  report(5, 'alive');
  expect(health.counts()).toMatchObject({ alive: 0, failed: 5 });
});

it('begins anew with the next canary', () => {
  report(4, 'failed');
  health.add({ ...gallery, version: 'v3' }, '192.0.2.4', 'failed');
  expect(health.counts()).toEqual({ package: 'mf-gallery', version: 'v3', alive: 0, failed: 1 });
  expect(rolledBack).toEqual([]);
});

it('remembers ten thousand visitors, and no more', () => {
  for (let number = 0; number < 12_000; number += 1)
    health.add(gallery, `10.0.${number >> 8}.${number % 256}`, 'alive');
  expect(health.counts()?.alive).toBe(10_000);
});
