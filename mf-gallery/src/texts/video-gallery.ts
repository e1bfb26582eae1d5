/** Texts of Video Gallery. */
export const texts = {
  total: 'Videos',
  one: 'video',
  many: 'videos',
  opensAt: (host: string) => `Video, opens ${host}`,
};
