process.on('message', (job) => {
  if (job === 'fail') return process.send({ error: 'the job fails' });
  if (job === 'end') process.exit(1);
  if (job === 'run for ever') for (;;) Math.random();
  const buffers = [];
  while (job === 'fill buffers') buffers.push(Buffer.alloc(1_000_000, 1));
  process.send({ value: `did ${String(job)}` });
});
process.once('disconnect', () => process.exit());
