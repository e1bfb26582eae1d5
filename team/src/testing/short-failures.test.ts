const page = `${'<p>words</p>'.repeat(500)}<h1>Events of May</h1>${'<p>words</p>'.repeat(500)}`;

it('prints the place of a page where most of an expected text begins', () => {
  const check = () => expect(page).toContain('<h1>Events of June</h1>');
  expect(check).toThrow(/Received: … .*<h1>Events of May<\/h1>.* … of 12022 characters$/);
  expect(check).not.toThrow(/.{600}/);
});

it('prints short texts and lists as they are', () => {
  expect(() => expect('May').not.toContain('May')).toThrow(/Received: May$/);
  expect(() => expect([1, 2]).toContain(3)).toThrow(/Received: .*\[1, 2\]/);
});
