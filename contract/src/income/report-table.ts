// The tables of a report: sheets, several tables on one sheet, files of an archive. Each is counted or left out, and a person says which.

/** What is proposed: it is counted, it holds totals of others, or nothing in it can be read as sales. */
export const tableProposals = ['count', 'summary', 'leave'] as const
export type TableProposal = (typeof tableProposals)[number]

export const tableMarks = ['counted', 'leftOut'] as const
export type TableMark = (typeof tableMarks)[number]
