interface Place {
  latitude: number;
  longitude: number;
}

/** Half of the frame's height and width, in degrees. */
const REACH = { latitude: 0.004, longitude: 0.008 };

/** Address of OpenStreetMap's frame around a place, with a mark on it. */
export function frameUrl({ latitude, longitude }: Place): string {
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}
