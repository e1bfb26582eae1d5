process.on('message', (bytes) => {
  const job = Buffer.from(bytes).toString();
  if (job === 'fail') return process.send({ texts: [], refusal: 'it fails' });
  if (job === 'end') process.exit(1);
  if (job === 'run for ever') for (;;) Math.random();
  const buffers = [];
  while (job === 'fill buffers') buffers.push(Buffer.alloc(1_000_000, 1));
  process.send({ texts: [job] });
});
process.once('disconnect', () => process.exit());
