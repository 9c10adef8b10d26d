/** How long an agreement holds, by how much it goes on, and until how many days before its end either side may end it. */
export const agreementTerm = { years: 3, renewalYears: 1, noticeDays: 60 } as const
