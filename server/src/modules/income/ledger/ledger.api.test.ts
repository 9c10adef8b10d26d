// What the ledger's tables keep, whoever writes to them: zero in every currency, nothing changed, nothing removed, balances that follow.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currencyExponents } from '#contract/currency'
import { ledgerAccountKinds, ledgerTransactionKinds } from '#contract/income/ledger-accounts'
import type { Tx } from '../../../platform/database/query'
import { buildAgent, buildMember } from '../../../testing/builders'
import { testDatabase } from '../../../testing/test-database'
import {
  addEntries,
  beginTransaction,
  credit,
  debit,
  type LedgerEntry,
  writeTransaction,
} from './write-transaction'

let test: Awaited<ReturnType<typeof testDatabase>>
let agentId: number
let memberId: number
beforeAll(async () => {
  test = await testDatabase()
  agentId = await buildAgent(test.ownerUrl, { domain: 'ledger.test' })
  memberId = (await buildMember(test.database, agentId)).memberId
})
afterAll(() => test.close())

const head = { kind: 'adjustment', at: new Date() } as const
const bank = { kind: 'bank', currency: 'CNY' } as const
const share = { kind: 'operator_share', currency: 'CNY' } as const
const available = () => ({ kind: 'member_available', currency: 'CNY', memberId }) as const
const write = (entries: LedgerEntry[]) =>
  test.database.change(agentId, tx => writeTransaction(tx, head, entries))
const balances = async () =>
  Object.fromEntries(
    (
      await test.asOwner<{ name: string; balance: string }>(
        "select kind || coalesce(' ' || (member_id is not null)::text, '') || ' ' || currency as name, balance from ledger_accounts where agent_id = $1",
        [agentId],
      )
    ).map(({ name, balance }) => [name, Number(balance)]),
  )

describe('a transaction', () => {
  it('moves balances, and opens accounts that it is the first to name', async () => {
    await write([debit(bank, 1000n), credit(available(), 800n), credit(share, 200n)])
    await write([debit(available(), 300n), credit(bank, 300n), debit(share, 0n)])
    expect(await balances()).toEqual({
      'bank false CNY': 700,
      'member_available true CNY': -500,
      'operator_share false CNY': -200,
    })
  })

  it('is refused when a currency does not come to zero, however the others stand', async () => {
    const before = await balances()
    await expect(write([debit(bank, 100n), credit(share, 99n)])).rejects.toThrow(
      /off by 1 minor units of CNY/,
    )
    await expect(
      write([debit(bank, 100n), credit({ kind: 'conversion', currency: 'USD' }, 100n)]),
    ).rejects.toThrow(/off by/)
    await expect(write([debit(bank, 0n)])).rejects.toThrow(/has no entries/)
    expect(await balances()).toEqual(before)
  })

  it('is never added to later', async () => {
    const id = await write([debit(bank, 5n), credit(share, 5n)])
    const later = test.database.change(agentId, tx =>
      addEntries(tx, id, [debit(bank, 5n), credit(share, 5n)]),
    )
    await expect(later).rejects.toThrow(/never added to a transaction that stands/)
  })

  it('is written by many at once without losing an entry or waiting for ever', async () => {
    const before = await balances()
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? write([debit(bank, 7n), credit(share, 7n)])
          : write([credit(share, 3n), debit({ kind: 'fees', currency: 'CNY' }, 3n)]),
      ),
    )
    const after = await balances()
    expect(after['bank false CNY']).toBe((before['bank false CNY'] ?? 0) + 140)
    expect(after['operator_share false CNY']).toBe((before['operator_share false CNY'] ?? 0) - 200)
  })
})

describe('checks that were asked for early', () => {
  const begin = `insert into ledger_transactions (agent_id, kind, at) values ($1, $2, now()) returning id`
  const add = `
    insert into ledger_entries (agent_id, transaction_id, position, account_id, currency, amount)
    select $1, $2, $3, id, currency, $4 from ledger_accounts where agent_id = $1 and kind = $5 and currency = 'CNY'`
  type Ask = (sql: string, values?: unknown[]) => Promise<{ id: number }[]>
  const early = (ask: Ask) => ask('set constraints all immediate')
  const late = (ask: Ask) => ask('set constraints all deferred')
  const begun = async (ask: Ask, kind: string) => (await ask(begin, [agentId, kind]))[0]?.id
  const added = (ask: Ask, id: number | undefined, position: number, amount: number, kind = 'bank') =>
    ask(add, [agentId, id, position, amount, kind])
  const even = async (ask: Ask) => {
    const id = await begun(ask, 'adjustment')
    await added(ask, id, 1, 5)
    await added(ask, id, 2, -5, 'operator_share')
    return id
  }
  const ways: [string, (ask: Ask) => Promise<unknown>][] = [
    [
      'an entry alone, behind a head that may stand without any',
      async ask => {
        await early(ask)
        await added(ask, await begun(ask, 'posting'), 1, 5)
      },
    ],
    [
      'an entry alone, once the head was checked and the rest is put off',
      async ask => {
        await early(ask)
        const id = await begun(ask, 'posting')
        await late(ask)
        await added(ask, id, 1, 5)
      },
    ],
    [
      'one entry more, behind those that were checked',
      async ask => {
        const id = await even(ask)
        await early(ask)
        await added(ask, id, 3, 5)
      },
    ],
    [
      'one entry more, put off behind those that were checked',
      async ask => {
        const id = await even(ask)
        await early(ask)
        await late(ask)
        await added(ask, id, 3, 5)
      },
    ],
    [
      'one entry more, when the check itself was undone to a savepoint',
      async ask => {
        const id = await even(ask)
        await ask('savepoint before')
        await early(ask)
        await ask('rollback to savepoint before')
        await added(ask, id, 3, 5)
      },
    ],
  ]

  it.each(ways)('let nobody leave %s: neither the application nor the owner', async (_, way) => {
    await write([debit(bank, 5n), credit(share, 5n)])
    const before = await balances()
    const asApplication = test.database.change(agentId, tx =>
      way(async (sql, values = []) => (await tx.run<{ id: number }>(sql, values)).rows),
    )
    await expect(asApplication).rejects.toThrow(/off by 5 minor units of CNY/)
    const owner = new pg.Client(test.ownerUrl)
    await owner.connect()
    try {
      const asOwner = async () => {
        await owner.query('begin')
        await way(async (sql, values = []) => (await owner.query(sql, values)).rows)
        await owner.query('commit')
      }
      await expect(asOwner()).rejects.toThrow(/off by 5 minor units of CNY/)
    } finally {
      await owner.end()
    }
    expect(await balances()).toEqual(before)
  })

  it('let entries come in even steps, each of which is checked', async () => {
    await test.database.change(agentId, async tx => {
      await tx.run('set constraints all immediate', [])
      const id = await beginTransaction(tx, { ...head, kind: 'posting' })
      await addEntries(tx, id, [debit(bank, 5n), credit(share, 5n)])
      await addEntries(tx, id, [debit(bank, 7n), credit(share, 7n)])
    })
    expect(await test.asOwner('select from ledger_unchecked')).toEqual([])
  })

  it('let nobody keep a transaction open for a later one by naming its number', async () => {
    const { id } = await test.database.change(agentId, async tx => {
      const { rows } = await tx.run<{ id: number }>(
        "insert into ledger_transactions (kind, at, written_by) values ('posting', now(), '9000000000000'::xid8) returning id",
        [],
      )
      const written = await tx.run<{ isOwn: boolean }>(
        'select written_by = pg_current_xact_id() as "isOwn" from ledger_transactions where id = $1',
        [rows[0]?.id],
      )
      expect(written.rows).toEqual([{ isOwn: true }])
      return rows[0] ?? { id: 0 }
    })
    const later = test.database.change(agentId, tx =>
      addEntries(tx, id, [debit(bank, 5n), credit(share, 5n)]),
    )
    await expect(later).rejects.toThrow(/never added to a transaction that stands/)
  })
})

describe('nobody', () => {
  const tries = [
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    "update ledger_transactions set reason = 'other'",
    'delete from ledger_transactions',
    'update ledger_accounts set balance = balance + 1',
    "update ledger_accounts set kind = 'fees'",
    'delete from ledger_accounts',
    'truncate ledger_entries cascade',
    'truncate ledger_transactions cascade',
    'truncate ledger_accounts cascade',
  ]
  it.each(tries)('may %s: neither the application nor the owner', async sql => {
    await write([debit(bank, 5n), credit(share, 5n)])
    await expect(test.database.change(agentId, tx => tx.run(sql, []))).rejects.toThrow(/permission denied/)
    await expect(test.asOwner(sql)).rejects.toThrow(/never changed or removed/)
  })

  it('opens an account that has money from the beginning', async () => {
    const opened = await test.database.change(agentId, tx =>
      tx.run<{ balance: number }>(
        "insert into ledger_accounts (kind, currency, balance) values ('tax_due', 'CNY', 500) returning balance",
        [],
      ),
    )
    expect(opened.rows).toEqual([{ balance: 0 }])
  })

  it('writes an entry in another currency than its account has', async () => {
    const wrong = test.database.change(agentId, async tx => {
      const id = await beginTransaction(tx, head)
      await tx.run(
        `insert into ledger_entries (transaction_id, position, account_id, currency, amount)
         select $1, row_number() over (), id, 'USD', 1 from ledger_accounts where kind = 'bank'`,
        [id],
      )
    })
    await expect(wrong).rejects.toThrow(/foreign key/)
  })
})

describe('the database knows', () => {
  const isKnown = (work: (tx: Tx) => Promise<unknown>) =>
    test.database
      .change(agentId, async tx => {
        await work(tx)
        throw new Error('roll back')
      })
      .then(
        () => false,
        (error: Error) => error.message === 'roll back',
      )

  it('the accounts and kinds of the contract, and no others', async () => {
    const [checks] = await test.asOwner<{ accounts: string[]; kinds: string[] }>(
      `select array(select m[1] from regexp_matches(pg_get_constraintdef(a.oid), '''(\\w+)''', 'g') m) as accounts,
              array(select m[1] from regexp_matches(pg_get_constraintdef(t.oid), '''(\\w+)''', 'g') m) as kinds
         from pg_constraint a, pg_constraint t
        where a.conname = 'ledger_accounts_kind_check' and t.conname = 'ledger_transactions_kind_check'`,
    )
    expect(checks?.accounts.sort()).toEqual([...ledgerAccountKinds].sort())
    expect(checks?.kinds.sort()).toEqual([...ledgerTransactionKinds].sort())
  })

  it('the currencies of the contract and their decimals', async () => {
    const found = await test.asOwner<{ code: string; exponent: number | null }>(
      'select code, currency_exponent(code) as exponent from unnest($1::text[]) as code',
      [[...Object.keys(currencyExponents), 'XAU']],
    )
    const known = Object.fromEntries(found.map(({ code, exponent }) => [code, exponent]))
    expect(known).toEqual({ ...currencyExponents, XAU: null })
    expect(
      await isKnown(tx => tx.run("insert into ledger_accounts (kind, currency) values ('bank', 'XAU')", [])),
    ).toBe(false)
  })
})
