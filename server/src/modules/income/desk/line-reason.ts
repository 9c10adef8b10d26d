// Why a line is no sale, was refused or not used in full, in words: for the screen and for the file that goes back to the payer.
import type { Language } from '#contract/language'
import { addTexts, hasText, say } from '../../../platform/texts/texts'

addTexts({
  'income.line.refused': { 'zh-CN': '无法读取', en: 'Unreadable' },
  'income.line.header': { 'zh-CN': '标题行', en: 'Header' },
  'income.line.total': { 'zh-CN': '合计行，用作付款方总额', en: 'Total row, used as the payer’s total' },
  'income.line.footer': { 'zh-CN': '页脚文字', en: 'Footer text' },
  'income.line.comment': { 'zh-CN': '注释', en: 'Comment' },
  'income.line.empty': { 'zh-CN': '空行', en: 'Empty line' },
  'income.line.noted': { 'zh-CN': '部分内容未采用', en: 'Read in part' },
  'income.lineRefusal.tooFewCells': {
    'zh-CN': '这一行的列太少，可能被截断。',
    en: 'The line has too few cells; it may be cut off.',
  },
  'income.lineRefusal.tooManyCells': {
    'zh-CN': '这一行的列太多，可能有没加引号的分隔符。',
    en: 'The line has too many cells; a value may need quotes.',
  },
  'income.lineRefusal.lineTooLong': { 'zh-CN': '这一行太长。', en: 'The line is too long.' },
  'income.lineRefusal.nulByte': {
    'zh-CN': '这一行有损坏的字节，请索取原文件。',
    en: 'The line has damaged bytes. Ask for the original file.',
  },
  'income.lineRefusal.quoteNeverClosed': {
    'zh-CN': '引号没有结束，后面的内容无法区分。',
    en: 'A quote is never closed, so the rest can’t be read.',
  },
  'income.lineRefusal.amountMissing': { 'zh-CN': '没有金额。', en: 'The amount is missing.' },
  'income.lineRefusal.amountNotANumber': { 'zh-CN': '金额不是数字。', en: 'The amount isn’t a number.' },
  'income.lineRefusal.quantityNotANumber': {
    'zh-CN': '数量不是整数。',
    en: 'The quantity isn’t a whole number.',
  },
  'income.lineRefusal.amountTooLarge': {
    'zh-CN': '金额达到一千亿或以上，可能列错位。请向付款方确认。',
    en: 'The amount is a hundred billion or more; a column may be shifted. Check with the payer.',
  },
  'income.lineRefusal.quantityTooLarge': {
    'zh-CN': '数量太大，可能列错位。请向付款方确认。',
    en: 'The quantity is too large; a column may be shifted. Check with the payer.',
  },
  'income.lineRefusal.monthMissing': { 'zh-CN': '没有销售月份。', en: 'The sales month is missing.' },
  'income.lineRefusal.noSuchMonth': { 'zh-CN': '没有这个月份。', en: 'The sales month doesn’t exist.' },
  'income.lineRefusal.currencyMissing': {
    'zh-CN': '没有币种，付款方也没有默认币种。',
    en: 'The currency is missing, and the payer has no default.',
  },
  'income.lineRefusal.currencyUnknown': { 'zh-CN': '无法识别的币种。', en: 'Unknown currency.' },
  'income.lineRefusal.barcodeInScientificNotation': {
    'zh-CN': '条码成了科学计数法，又没有 ISRC。末几位已经丢失，请索取原文件。',
    en: 'Barcode in scientific notation, no ISRC. Its last digits are gone: ask for the original file.',
  },
  'income.lineRefusal.formulaWithoutValue': {
    'zh-CN': '公式没有结果。用表格软件打开、保存后再上传。',
    en: 'A formula without a result. Open the file, save it and upload it again.',
  },
  'income.lineRefusal.summaryUnknown': {
    'zh-CN': '指向文件里没有的汇总记录。',
    en: 'Refers to a summary that isn’t in the file.',
  },
  'income.lineRefusal.recordUnknown': {
    'zh-CN': '这种记录不属于此格式。',
    en: 'This record isn’t part of the layout.',
  },
  'income.lineNote.barcodeDropped': {
    'zh-CN': '条码不完整，没有采用；按 ISRC 匹配。',
    en: 'The barcode is incomplete and was ignored; we used the ISRC.',
  },
  'income.lineNote.isrcDropped': {
    'zh-CN': 'ISRC 格式不对，没有采用。',
    en: 'The ISRC isn’t valid and was ignored.',
  },
  'income.lineNote.countryUnknown': {
    'zh-CN': '无法识别的国家/地区，按未注明计。',
    en: 'Unknown country or region, treated as not stated.',
  },
})

export function lineReason({ what, reason }: { what: string; reason: string }, language: Language): string {
  const exact = `income.${what === 'noted' ? 'lineNote' : 'lineRefusal'}.${reason}`
  return say(hasText(exact) ? exact : `income.line.${what}`, language)
}
