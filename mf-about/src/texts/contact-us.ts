/** Texts of Contact Us. */
export const texts = {
  atSchool: 'At school',
  location: 'Location',
  email: 'Email',
  phone: 'Phone',
  phoneAndFax: 'Phone and fax',
  fax: 'Fax ',
  map: 'Map',
  mapFrame: 'The school on OpenStreetMap',
  showDrawing: 'Show the drawn map',
  showFrame: 'Show on OpenStreetMap',
  frameOrigin: 'The map then comes from www.openstreetmap.org.',
};
