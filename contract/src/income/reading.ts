// How a sales report is read: what was found in it, what staff set right, and why a line or a file was refused.
import { z } from 'zod'
import { seen } from '../text'

export const reportLayouts = [
  ...(['distrokid', 'tunecore', 'cdbaby', 'believe', 'apple', 'youtube'] as const),
  ...(['dsr-part9', 'dsr-part3', 'unknown'] as const),
] as const
export type ReportLayout = (typeof reportLayouts)[number]

export const reportEncodings = [
  ...(['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252', 'xlsx'] as const),
] as const
export type ReportEncoding = (typeof reportEncodings)[number]

export const cellSeparators = [',', ';', '\t', '|'] as const
export type CellSeparator = (typeof cellSeparators)[number]

export const decimalMarks = ['.', ','] as const
export type DecimalMark = (typeof decimalMarks)[number]

/** A space stands for every kind of it; nothing means that thousands are not marked. */
export const thousandsMarks = ['', ',', '.', ' ', "'"] as const
export type ThousandsMark = (typeof thousandsMarks)[number]

/** A time of day may follow. A date that begins with its year is understood in every form. */
export const dateForms = [
  ...(['YYYY-MM', 'YYYY-MM-DD', 'YYYYMM', 'M/D/YYYY', 'D/M/YYYY', 'DD.MM.YYYY', 'MMM YYYY'] as const),
] as const
export type DateForm = (typeof dateForms)[number]

/** What a column says about a line. */
export const columnRoles = [
  ...(['saleMonth', 'store', 'country', 'artist', 'title', 'release', 'isrc', 'upc', 'customId'] as const),
  ...(['quantity', 'usage', 'amount', 'currency', 'kind'] as const),
] as const
export type ColumnRole = (typeof columnRoles)[number]

/** A column by its name in the header (`#3`: the third, where it has none), or the same for every line. */
export const columnSource = z.union([
  z.strictObject({ column: seen(300, 1) }),
  z.strictObject({ constant: seen(300) }),
])
export type ColumnSource = z.infer<typeof columnSource>

const currencyCode = z.string().regex(/^[A-Z]{3}$/)

/** Everything that reading a report depends on. Stored with the report, so that reading it again gives the same lines. */
export const readingSettings = z.strictObject({
  layout: z.enum(reportLayouts),
  encoding: z.enum(reportEncodings),
  separator: z.enum(cellSeparators),
  decimalMark: z.enum(decimalMarks),
  thousandsMark: z.enum(thousandsMarks),
  dateForm: z.enum(dateForms),
  /** Of lines that name none. */
  currency: z.union([currencyCode, z.literal('')]),
  /** From 1; 0: it has no header, and columns are called #1, #2, … */
  headerLine: z.number().int().min(0).max(1000),
  /** Empty in DSR, whose records name their own. */
  columns: z.partialRecord(z.enum(columnRoles), columnSource),
})
export type ReadingSettings = z.infer<typeof readingSettings>

/** What staff set right: the rest is found anew around it. */
export const readingOverrides = readingSettings.partial()
export type ReadingOverrides = z.infer<typeof readingOverrides>

/** `evidence` is what stands in the file: cells, names of columns, counts. It is shown, never read. */
const finding = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, evidence: z.string(), isSure: z.boolean() })
export interface Finding<Value> {
  value: Value
  evidence: string
  isSure: boolean
}

const { shape } = readingSettings
export const readingFindings = z.object({
  /** Evidence: known columns of all, `21/21`. */
  layout: finding(shape.layout),
  encoding: finding(shape.encoding),
  /** Evidence: how many each line has; `19-20` where they differ. */
  separator: finding(shape.separator),
  decimalMark: finding(shape.decimalMark),
  thousandsMark: finding(shape.thousandsMark),
  dateForm: finding(shape.dateForm),
  currency: finding(shape.currency),
  headerLine: finding(shape.headerLine),
  columns: finding(shape.columns),
  /** Every column with its first values, for mapping them by hand. */
  header: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** Counts plays and has no money of its own: statistics, never postings. */
  isUsageOnly: z.boolean(),
  /** Roles that nothing was found for and that lines cannot do without, and those whose column was named and is not there. */
  missing: z.array(z.enum(columnRoles)),
})
export type ReadingFindings = z.infer<typeof readingFindings>

/** Why a line was refused. */
export const lineRefusals = [
  ...(['tooFewCells', 'tooManyCells', 'lineTooLong', 'nulByte', 'quoteNeverClosed'] as const),
  ...(['amountMissing', 'amountNotANumber', 'quantityNotANumber', 'monthMissing', 'noSuchMonth'] as const),
  ...(['amountTooLarge', 'quantityTooLarge'] as const),
  ...(['currencyMissing', 'currencyUnknown', 'barcodeInScientificNotation', 'formulaWithoutValue'] as const),
  // DSR: a line of a summary that was not told, and a record that the layout does not have.
  ...(['summaryUnknown', 'recordUnknown'] as const),
] as const
export type LineRefusal = (typeof lineRefusals)[number]

/** What was left out of a line that was read all the same. */
export const lineNotes = ['barcodeDropped', 'isrcDropped', 'countryUnknown'] as const
export type LineNote = (typeof lineNotes)[number]

/** What a line is that is no sale. */
export const otherLines = ['header', 'total', 'footer', 'comment', 'empty'] as const
export type OtherLineKind = (typeof otherLines)[number]

/** Why a whole file cannot be read. */
export const fileRefusals = [
  ...([
    'empty',
    'notText',
    'tooManyColumns',
    'columnMissing',
    'tooManyStores',
    'sameFile',
    'fileMissing',
  ] as const),
  ...(['archiveBroken', 'archiveEncrypted', 'archiveEmpty', 'archiveNested', 'archiveOddName'] as const),
  ...(['archiveTooManyFiles', 'archiveTooLarge', 'archiveRatio'] as const),
  ...(['sheetBroken', 'sheetEmpty', 'sheetTooLarge', 'sheetSeveral'] as const),
] as const
export type FileRefusal = (typeof fileRefusals)[number]
