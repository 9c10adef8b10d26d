// The codes are strings on the wire and in the database: '00' is not 0. Their labels stand in the web's texts.

export const workStatuses = [
  '00',
  '01',
  '10',
  '11',
  '100',
  '101',
  '200',
  '201',
  '300',
  '301',
  '400',
  '401',
  '990',
  '991',
  '980',
  '981',
] as const
export type WorkStatus = (typeof workStatuses)[number]
