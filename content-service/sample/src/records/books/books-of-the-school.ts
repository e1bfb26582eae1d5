import type { SampleBook } from '../sample-types';

export const booksOfTheSchool: SampleBook[] = [
  {
    slug: 'three-rooms-on-station-road',
    date: '2025-08-23',
    title: 'Three Rooms on Station Road',
    author: 'Class XI of 2025, with the library',
    description: 'The first year of the school, from registers, photographs and the people who were there.',
    chapters: [
      {
        heading: 'The house with the blue door',
        paragraphs: [
          'The house belonged to a railway guard called Mr. Pinto, who was posted elsewhere and let it for four hundred rupees a month. It had three rooms, a verandah and a well. Sister Agnes Correia saw it on 11 May 1990 and took it because of the verandah. “One can always teach on a verandah,” she told us. “A room may leak.”',
          'On 2 July 1990 forty-two children came. The register, a ledger meant for a grain merchant, has columns for weight and rate, which were left empty. The first name in it is that of Deepak Kumar Sahu, aged five, son of the man who sold tea on platform one.',
        ],
      },
      {
        heading: 'Two sisters, one teacher, one bell',
        paragraphs: [
          'Sister Agnes taught arithmetic and English, Sister Rosalind taught everything else, and Miss Usha Verma, nineteen years old, taught those who were crying. There were eleven benches. The bell was brass and had come off a goods engine; how, nobody would tell us, thirty-five years later.',
          'When trains passed, lessons stopped. The children learned to hold a sentence in the air for as long as forty wagons take and then to finish it. Several of them say that they still can.',
        ],
      },
      {
        heading: 'Why it could not last',
        paragraphs: [
          'By January there were ninety-six names on a waiting list, and a class was being taught in the kitchen. The parish offered land on Chapel Road: scrub, one well, no wall. The move was made on 30 June 1991 with two bullock carts and a truck lent by the timber yard. Each child carried one thing. Deepak carried the chalk.',
          'The house with the blue door is now a pharmacy. If you ask politely, they will show you the nail on which the bell hung.',
        ],
      },
    ],
  },
  {
    slug: 'birds-of-the-campus',
    date: '2026-03-23',
    title: 'Forty-four Birds of Our Campus',
    author: 'The nature club',
    description:
      'Where to look, when to listen, and what to leave alone: a field guide to the trees of the school and who lives in them.',
    chapters: [
      {
        heading: 'How to use this guide',
        paragraphs: [
          'A bird is in this guide if two members of the club have seen it on two different days. That is why there is no owl in it, although everybody has heard one. Stand still for as long as it takes to say the school prayer slowly. Most birds come back after that.',
          'We write down four things: the date, the tree, what the bird was doing, and what we were not sure of. The fourth column is the most important.',
        ],
      },
      {
        heading: 'Birds of the courtyard',
        paragraphs: [
          'The common myna walks, the pigeon struts, the house sparrow hops: learn these and you know half the courtyard with your eyes half shut. Sparrows had left us by 2011. The eighteen nest boxes of class VI brought back nine pairs in 2022 and fourteen last year.',
          'The koel is black with a red eye, and shouts from the neem from March to July. You will not see him. His wife is speckled, and you will not see her either.',
        ],
      },
      {
        heading: 'Birds of the lower field',
        paragraphs: [
          'After rain come cattle egrets and red-wattled lapwings, who ask whether you did it. A pair nests each April beside the long jump. Mr. Sandhu puts four flags around the eggs and moves the long jump.',
          'The hoopoe likes the edge of the cricket pitch; it opens its crest for exactly as long as you need to find the camera. The grey hornbill comes for the figs of the banyan, two or three times in a year, like an aunt from abroad.',
        ],
      },
      {
        heading: 'What to leave alone',
        paragraphs: [
          'Nests with eggs, nests without eggs, feathers on the ground of protected birds, and any young bird sitting by itself looking sad. Its mother is in the next tree, waiting for you to go to class.',
        ],
      },
    ],
  },
  {
    slug: 'soup-for-a-hundred-and-twenty',
    date: '2026-01-31',
    title: 'Soup for a Hundred and Twenty',
    author: 'Sister Assumpta and class VIII',
    description:
      'Nine recipes from the winter kitchen, each with quantities for four people and for a school.',
    chapters: [
      {
        heading: 'Before you begin',
        paragraphs: [
          'Wash your hands, then wash them again. Cut things to the size of a child’s spoon. Salt late. If there is no ginger, there is no soup; go and buy ginger.',
          'Quantities are for four. For a hundred and twenty take thirty times as much of everything but salt, of which twenty times is enough. We worked that out by experience, in January, with regret.',
        ],
      },
      {
        heading: 'Pumpkin and ginger',
        paragraphs: [
          'Half a kilogram of yellow pumpkin, one onion, a thumb of ginger, a spoon of mustard oil, a litre of water, salt, black pepper. Warm the oil until it stops smelling raw, let the onion and the ginger go soft, add the pumpkin and stir for as long as one Hail Mary or one verse of the school song. Pour in the water. When a wooden spoon goes through the pumpkin, beat it smooth.',
          'A squeeze of lime makes it brighter. Class VIII voted for coriander, 31 to 14.',
        ],
      },
      {
        heading: 'Moong dal for a cold day',
        paragraphs: [
          'A cup of split moong washed until the water runs clear, five cups of water, half a spoon of turmeric, a tomato. Boil till it gives up. Fry cumin and garlic in ghee, pour it on, cover at once and listen. Eat with whatever bread is in the house.',
        ],
      },
      {
        heading: 'Thukpa, as Rinchen’s mother makes it',
        paragraphs: [
          'Noodles, cabbage, carrot, spring onion, garlic and a stock of vegetable peelings boiled for an hour. The vegetables go in for two minutes and not for three. Rinchen’s mother came to check, and we have been allowed to print it.',
        ],
      },
    ],
  },
  {
    slug: 'verses-on-a-tiffin',
    date: '2026-09-30',
    title: 'Verses on a Tiffin, and Other Poems',
    author: 'Pupils of classes V to IX',
    description:
      'Poems from the kavi sammelan of Hindi week, with English versions made by the poets themselves.',
    chapters: [
      {
        heading: 'Ode to my sister’s tiffin (Devansh Tripathi, VI C)',
        paragraphs: [
          'O steel box of two storeys, / the lower rice, the upper secret, / she carries you as if you were full / until the bell, / and you are not.',
          'I did not steal. I tested. / One potato may be bad, / and so I asked each potato. / Sister, you are in good health today. / You owe it to me.',
        ],
      },
      {
        heading: 'Power cut (Shabnam Khatoon, IX B)',
        paragraphs: [
          'The fan forgets what it was saying. / In the dark our house gets larger: / my father’s voice comes from the roof, / my grandmother’s from long ago. / When the light returns / we all look at each other / as if somebody had been telling the truth.',
        ],
      },
      {
        heading: 'The new girl (Sunaina Bhuriya, VII A)',
        paragraphs: [
          'She said her name so quietly / that the teacher wrote another one, / and for a week she answered to it. / Then at lunch she told me the right one / and it was like being given / half of an orange.',
        ],
      },
      {
        heading: 'Instructions for flying a kite (Aman Lodhi, V D)',
        paragraphs: ['Run the other way. / Do not look back yet. / Do not look back. / Now.'],
      },
    ],
  },
];
