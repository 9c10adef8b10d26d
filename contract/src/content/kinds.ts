// What a site says, by kind. The number of an item is what stands in addresses.
export const contentKinds = ['news', 'help', 'question', 'plan', 'page', 'block'] as const
export type ContentKind = (typeof contentKinds)[number]

export const newsCategories = ['channels', 'settlement', 'product', 'notice'] as const
export type NewsCategory = (typeof newsCategories)[number]

/** The parts of the home page in the order a site starts with, and the words of the footer. `free` may stand often. */
export const blockSlots = [
  'opening',
  'listen',
  'path',
  'channels',
  'money',
  'rejection',
  'questions',
  'closing',
  'free',
  'footer',
] as const
export type BlockSlot = (typeof blockSlots)[number]

/** Which works may take part in a plan: those past review, or any that belongs to the member. */
export const planNeeds = ['released', 'any'] as const
export type PlanNeed = (typeof planNeeds)[number]

export const applicationStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** How many of the frequent questions stand on the home page. */
export const questionsOnHome = 5
