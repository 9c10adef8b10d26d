// What the screens of the account load. Everything below the key of the account goes stale with it.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Archive, readArchive } from '#contract/archive/calls'
import type { OutputOf } from '#contract/call'
import { indexData } from '#contract/dashboard/entry-calls'
import { listColleagues, listCompanies, readProfile } from '#contract/identity/company-calls'
import { listDataConsents } from '#contract/identity/consent-calls'
import { readEmail } from '#contract/identity/email-calls'
import { listDevices, listLogins } from '#contract/identity/security-calls'
import { identityInfo } from '#contract/identity/verification-calls'
import { api } from '../../lib/api'

export type Identity = OutputOf<typeof identityInfo>
export type Profile = OutputOf<typeof readProfile>
export type Company = OutputOf<typeof listCompanies>[number]
export type Colleague = OutputOf<typeof listColleagues>[number]
export type Device = OutputOf<typeof listDevices>[number]
export type Consent = OutputOf<typeof listDataConsents>[number]
export type IndexData = OutputOf<typeof indexData>

/** What is still to do is never told from memory: it may be done. */
export const indexQuery = queryOptions({
  queryKey: ['account', 'index'],
  queryFn: async () => (await api(indexData, {}, { quiet: true })).data,
  staleTime: 0,
})

export const identityQuery = queryOptions({
  queryKey: ['account', 'identity'],
  queryFn: async () => (await api(identityInfo, {}, { quiet: true })).data,
  staleTime: 0,
})

export const companiesQuery = queryOptions({
  queryKey: ['account', 'companies'],
  queryFn: async () => (await api(listCompanies, {}, { quiet: true })).data,
})

export const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: async () => (await api(readProfile, {}, { quiet: true })).data,
})

export const colleaguesQuery = queryOptions({
  queryKey: ['account', 'colleagues'],
  queryFn: async () => (await api(listColleagues, {}, { quiet: true })).data,
})

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: async () => (await api(listDevices, {}, { quiet: true })).data,
})

export const emailQuery = queryOptions({
  queryKey: ['account', 'email'],
  queryFn: async () => (await api(readEmail, {}, { quiet: true })).data,
})

const loginsAtOnce = 8

export const loginsQuery = infiniteQueryOptions({
  queryKey: ['account', 'logins'],
  queryFn: async ({ pageParam }) =>
    (await api(listLogins, { cursor: pageParam, limit: loginsAtOnce }, { quiet: true })).data,
  initialPageParam: undefined as string | undefined,
  getNextPageParam: page => page.next_cursor ?? undefined,
})

export const consentsQuery = queryOptions({
  queryKey: ['account', 'consents'],
  queryFn: async () => (await api(listDataConsents, {}, { quiet: true })).data,
})

const isUnderWay = (archive: Archive | null | undefined) =>
  archive?.state === 'asked' || archive?.state === 'building'

/** Asked again every two seconds as long as one is being built. */
export const archiveQuery = queryOptions({
  queryKey: ['account', 'archive'],
  queryFn: async () => (await api(readArchive, {}, { quiet: true })).data,
  refetchInterval: ({ state }) => (isUnderWay(state.data?.archive) ? 2000 : false),
})
