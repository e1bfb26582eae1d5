import type { SampleBook } from '../sample-types';

export const booksForFamilies: SampleBook[] = [
  {
    slug: 'starting-school',
    date: '2026-03-18',
    title: 'Starting School: a Letter to Parents of LKG',
    author: 'Ms. Kamala Rawat, Headmistress, primary wing',
    description: 'The first four weeks, and what helps: sleep, shoes, goodbyes and the truth about tears.',
    chapters: [
      {
        heading: 'The week before',
        paragraphs: [
          'Walk past the school in the evening. Let your child try the shoes, open the tiffin and close it again, and go to the toilet without help; these three matter more in March than the alphabet. Do not say that the teacher will be strict. She will not be, and you will have told a lie about us.',
        ],
      },
      {
        heading: 'The goodbye',
        paragraphs: [
          'Say goodbye once, clearly, at the door, and go. Children cry when parents leave and stop, on our count, after four minutes. Parents who hide behind the neem tree are seen from every window.',
          'If your child still cries after two weeks, come and talk with us. It is seldom about school.',
        ],
      },
      {
        heading: 'The question at home',
        paragraphs: [
          '“What did you learn?” has no answer at the age of four. Ask whom they sat with, what was funny, who was sad. If they say “nothing happened”, a great deal did, and it will come out in the bath.',
        ],
      },
    ],
  },
  {
    slug: 'a-home-with-fewer-screens',
    date: '2026-07-25',
    title: 'A Home with Fewer Screens',
    author: 'Ms. Grace Lyngdoh, Counsellor, and the PTA',
    description:
      'What forty families tried for a month, what worked, and what they gave up on the second day.',
    chapters: [
      {
        heading: 'What we tried',
        paragraphs: [
          'Forty families of classes V to VIII kept a notebook for the month of June. Everyone in the house wrote, including those who pay for the data. The average at the start was four hours and ten minutes a day for the children, and four hours and fifty for the adults.',
        ],
      },
      {
        heading: 'What worked',
        paragraphs: [
          'A drawer at the door into which all phones go at dinner, the father’s first. An alarm clock that is only an alarm clock. One evening in the week without current, on purpose. A pack of cards. Visitors.',
          'Thirty-one families still keep the drawer. The new average is two hours and five minutes for the children. The adults did not hand in their figures.',
        ],
      },
      {
        heading: 'What did not',
        paragraphs: [
          'Forbidding it only to the youngest. Taking the phone as a punishment, which makes it a treasure. Apps that count. Speeches.',
        ],
      },
    ],
  },
  {
    slug: 'choosing-a-stream',
    date: '2025-02-20',
    title: 'After Class X: Choosing a Stream',
    author: 'The counsellor and former pupils',
    description:
      'Science, Commerce, medical or non-medical: eight short letters from people who chose, and one who chose twice.',
    chapters: [
      {
        heading: 'Three honest questions',
        paragraphs: [
          'What do you do when nobody has told you to? Which homework do you begin with? Of which subject do you explain things to others? If the three answers agree, you hardly need this booklet. If they point to nothing that is printed on a form, come to Room 12.',
        ],
      },
      {
        heading: 'Letters',
        paragraphs: [
          '“I took medical because three uncles wished it. I am a very content botanist. My patients do not complain.” (Farheen, batch of 2009.) “Commerce is not what is left over. I audit hospitals; my doctors are afraid of me.” (Lokesh, 2012.) “I took non-medical with Physical Education and was laughed at. I build wheelchairs for athletes.” (Preeti, 2014.)',
          '“I changed from Science to Commerce in July of class XI. It cost me one summer. Staying would have cost me twenty.” (Elvin, 2017.)',
        ],
      },
      {
        heading: 'A word to parents',
        paragraphs: [
          'You know your child better than any test does, and your child knows a future that neither of us has seen. Please do not decide at the dinner table of another family.',
        ],
      },
    ],
  },
  {
    slug: 'safe-on-the-road',
    date: '2025-12-01',
    title: 'Safe on Chapel Road',
    author: 'The volunteers of class XI and the traffic police',
    description:
      'Crossing, cycling, the school bus and the helmet, with a map of the places where accidents nearly happened.',
    chapters: [
      {
        heading: 'Five seconds',
        paragraphs: [
          'A lorry at forty kilometres an hour covers fifty-five metres in five seconds. From our gate to the post office is fifty. We paced it out with ropes, and then we stopped running across.',
        ],
      },
      {
        heading: 'Crossing',
        paragraphs: [
          'Stop at the kerb, also when you are late. Look right, left and right again, and then at the driver’s eyes. Never cross in front of the bus: let it go and see what it was hiding. Hold the hand of anyone who comes up to your shoulder.',
        ],
      },
      {
        heading: 'Cycling and riding pillion',
        paragraphs: [
          'Two brakes, one bell, a red reflector. One child to one bicycle. On a scooter a helmet that fits: it should move your eyebrows when you shake your head. A helmet hung on the elbow protects the elbow.',
        ],
      },
      {
        heading: 'Near misses',
        paragraphs: [
          'In October we asked all pupils where they had nearly been hit. There were 117 answers. The dots on our map are thickest at the sweet shop, where one side cannot see the other for parked cars. The police have now painted that kerb red, and it was we who held the brushes.',
        ],
      },
    ],
  },
];
