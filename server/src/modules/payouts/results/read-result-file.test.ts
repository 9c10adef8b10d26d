import { buffer } from 'node:stream/consumers'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import type { Column } from '../../../platform/export/table'
import { writeXlsx } from '../../../platform/export/write-xlsx'
import { Refusal } from '../../../platform/refusal'
import { buildSheets, textCell } from '../../../testing/build-workbook'
import { readResultFile } from './read-result-file'
import { findWrongTotal } from './wrong-total'

const readWhole = (body: Buffer | string, own = {}) =>
  readResultFile({ name: 'answer', body: Buffer.from(body as string) }, own)
const read = async (body: Buffer | string, own = {}) => (await readWhole(body, own)).lines

async function refusalOf(body: Buffer | string) {
  const error = await read(body).catch(caught => caught as Refusal)
  if (!(error instanceof Refusal)) throw new Error('it was read')
  return error.details.fields?.[0]
}

const chinese = `示例银行批量代付回单
打印日期,2026-11-12

序号,业务参考号,收款人,金额（元）,处理结果,银行流水号,失败原因
1,W12-1,陈夜航,"1,234.50",成功,F20261112001,
2,W13-1,林小溪,¥88.00,退票,,户名不符
3,W14-2,王,100,处理中,,
合计,,,1422.50,,,
`

const wanted = [
  {
    position: 1,
    reference: 'W12-1',
    amount: '1,234.50',
    outcome: 'paid',
    bankReference: 'F20261112001',
    reason: '',
  },
  { position: 2, reference: 'W13-1', amount: '¥88.00', outcome: 'failed', reason: '户名不符' },
  { position: 3, reference: 'W14-2', amount: '100', outcome: null },
]

describe('a bank’s answer', () => {
  it.each([
    ['UTF-8', Buffer.from(chinese)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${chinese}`)],
    ['GB18030', iconv.encode(chinese, 'gb18030')],
    ['UTF-16', iconv.encode(`\ufeff${chinese}`, 'utf-16le')],
  ])('is read in %s, below whatever stands above its table', async (_, body) => {
    expect(await read(body)).toMatchObject(wanted)
  })

  it('is refused in a workbook of several sheets with data, and read where the others are hidden', async () => {
    const sheet = (name: string, reference: string, isHidden = false) => ({
      rows: [
        ['Reference', 'Amount', 'Status'],
        [reference, '1.00', 'PAID'],
      ].map(row => row.map(textCell)),
      ...{ name, isHidden },
    })
    expect(await refusalOf(buildSheets([sheet('May', 'W1-1'), sheet('June', 'W2-1')]))).toEqual({
      ...{ field: 'file', text: 'payouts.result.severalSheets', params: undefined },
    })
    expect(await read(buildSheets([sheet('May', 'W1-1'), sheet('Lists', 'W2-1', true)]))).toMatchObject([
      { reference: 'W1-1', outcome: 'paid' },
    ])
  })

  it('may have a second table, whose columns are in another order', async () => {
    const text = [
      'Reference,Amount,Status,Reason',
      'W12-1,1.50,PAID,',
      'Reference,Amount,Status,Reason',
      'W13-1,2.50,PAID,',
      '',
      'Status,Reason,Reference,Amount',
      'FAILED,Wrong name,W14-2,3.50',
    ]
    expect(await read(text.join('\n'))).toMatchObject([
      { reference: 'W12-1', amount: '1.50', outcome: 'paid' },
      { reference: 'W13-1', amount: '2.50', outcome: 'paid' },
      { reference: 'W14-2', amount: '3.50', outcome: 'failed', reason: 'Wrong name' },
    ])
  })

  it('is read from a sheet', async () => {
    const columns = ['Reference', 'Amount (CNY)', 'Status', 'Bank reference', 'Reason'].map(
      (heading, place): Column<string[]> => ({ heading, kind: 'text', value: row => row[place] ?? '' }),
    )
    async function* rows() {
      yield [
        ['W1-1', '1.00', 'PAID', 'B1', ''],
        ['W2-1', '2.00', 'Rejected', '', 'Account closed'],
      ]
    }
    const file = await buffer(writeXlsx({ title: 'Result', columns, rows: rows() }))
    expect(await read(file)).toMatchObject([
      { reference: 'W1-1', outcome: 'paid', bankReference: 'B1' },
      { reference: 'W2-1', outcome: 'failed', reason: 'Account closed' },
    ])
  })

  it.each(['\t', ';', '|'])('is cut by whatever makes a header of it: %j', async mark => {
    const text = ['reference,amount,result', 'W1-1,5.00,success'].join('\r\n').replaceAll(',', mark)
    expect(await read(text)).toMatchObject([{ reference: 'W1-1', amount: '5.00', outcome: 'paid' }])
  })

  it('has its reference wherever the bank has left it, also by our own names', async () => {
    expect(await read('备注,金额,状态\n版税 W7-1 感谢,1,成功\n')).toMatchObject([{ reference: 'W7-1' }])
    expect(await read('备注,业务参考号,金额,状态\nW9-9,W7-1,1,成功\n')).toMatchObject([{ reference: 'W7-1' }])
    expect(await read('单据,金额,状态\nw7-1,1,成功\n', { reference: '单据' })).toMatchObject([
      { reference: 'W7-1' },
    ])
    expect(await read('备注,金额,状态\nW7-1 W8-1,1,成功\n')).toMatchObject([{ reference: 'W7-1 W8-1' }])
  })

  it.each(['不成功', '未支付', 'not paid', '部分成功', 'pending', '', '=1', '成功?', 'unpaid', '处理中'])(
    'does not count as paid for saying %j',
    async word => {
      expect((await read(`reference,amount,status\nW1-1,1,${word}\n`))[0]?.outcome).toBeNull()
    },
  )

  it('may be our own file with a column more, whose rows around the table are no payouts', async () => {
    const file = [
      '批次号,0118',
      '总笔数,1',
      '序号,业务参考号,金额,状态',
      '1,W7-1,5.00,成功',
      '合计,5.00',
      '批次号,0118',
    ]
    expect(await read(`${file.join('\n')}\n`)).toMatchObject([{ reference: 'W7-1', outcome: 'paid' }])
    // What is ours is told of, even if it says nothing.
    expect(await read('序号,业务参考号,金额,状态\n1,W7-1,,\n')).toMatchObject([
      { reference: 'W7-1', outcome: null },
    ])
  })

  it('says which columns it looks for', async () => {
    expect(await refusalOf('姓名,金额,日期\n陈,1,2026\n')).toMatchObject({
      text: 'payouts.result.noHeader',
      params: { missing: { 'zh-CN': '业务参考号、状态', en: 'reference, status' } },
    })
  })

  it.each([
    ['nothing', '', 'empty'],
    ['a header alone', 'reference,amount,status\n', 'noLines'],
    ['zero bytes', 'reference,amount,status\nW1-1,1,pa\0id\n', 'brokenLine'],
    ['nothing but zero bytes', '\0'.repeat(5000), 'unreadable'],
    ['a picture', '\x89PNG\r\n\x1a\n0000', 'unreadable'],
    ['a PDF', '%PDF-1.7 …', 'unreadable'],
    ['an open quote', 'reference,amount,status\n"W1-1,1,paid\n', 'brokenLine'],
    ['a broken archive', 'PK\x03\x04 and nothing else', 'unreadable'],
    [
      'more lines than any batch has',
      `reference,amount,status\n${'W1-1,1,paid\n'.repeat(200_001)}`,
      'tooLong',
    ],
  ])('is refused for %s', async (_, body, text) => {
    expect((await refusalOf(body))?.text).toBe(`payouts.result.${text}`)
  })

  it('keeps formulas as the text that they are', async () => {
    const [line] = await read('reference,amount,status,reason\n=HYPERLINK(1),=1+1,paid,@SUM(A1)\n')
    expect(line).toMatchObject({ reference: '=HYPERLINK(1)', amount: '=1+1', reason: '@SUM(A1)' })
  })
})

describe('the sum below the table', () => {
  const sums = async (...below: string[]) =>
    readWhole(['reference,amount,status', 'W1-1,100.00,paid', 'W2-1,20.50,failed', ...below].join('\n'))

  it('is no payout, whatever stands in front of it', async () => {
    const answered = await sums(',120.50,', '合计2笔,"1,120.50",', 'Total,100.00,')
    expect(answered.lines).toHaveLength(2)
    expect(answered.totals).toEqual(['120.50', '1,120.50', '100.00'])
  })

  it('is that of all rows, of the paid or of the failed ones, or the file is wrong', async () => {
    for (const right of ['120.50', '100', 'CNY 20.50', 'two rows'])
      expect(findWrongTotal(await sums(`Total,${right},`), 'CNY'), right).toBeUndefined()
    for (const wrong of ['120.51', '0.00', '-120.50', '1205.0'])
      expect(findWrongTotal(await sums(`Total,${wrong},`), 'CNY'), wrong).toBe(wrong)
  })
})
