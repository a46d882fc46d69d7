// What a home is: its pictures, its rating, where everybody sleeps, what it has, and what is near.

export const staysEnglish = {
  'stays.noPhotos': 'There are no pictures of this home yet.',
  'stays.photosOf': 'Pictures of {name}',
  'stays.rating': '<average/><heard> of 5, </heard><count/>',
  'stays.sleeping': 'Where everybody sleeps',
  'stays.ensuite': 'Bathroom beside it',
  'stays.amenities': 'What the home has',
  'stays.nearbyWay': '{what}, about {way}',
  'stays.nearbyMeasured':
    'Measured in a straight line from the middle of the circle, so that the exact address stays private: the home itself may be up to 450 metres nearer or farther.',
} as const
