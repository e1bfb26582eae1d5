/** Texts of the line about the day. */
export const texts = { todayAtSchool: 'Today at school: ' };
