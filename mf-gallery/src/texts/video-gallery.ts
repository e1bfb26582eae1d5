/** Texts of Video Gallery. */
export const texts = {
  total: 'Videos',
  noun: { one: 'video', many: 'videos' },
  opensAt: (host: string) => `Video, opens ${host}`,
};
