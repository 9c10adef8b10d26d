import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { textLength } from '../support/ticket'
import { id, nothing, timestamp } from '../wire'

const newsRow = z.object({
  id,
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  published_at: timestamp,
})

export const listNews = defineCall({
  name: 'listNews',
  summary: 'Service news, newest first',
  methods: ['POST'],
  path: paths.listNews,
  access: 'anyone',
  effect: 'read',
  input: z.object({
    ...pageInput,
    category: z.string().max(60).optional(),
    search: z.string().max(100).optional(),
  }),
  output: pageOf(newsRow),
})

/** type 1: an article of the help tree; 2: a page of the site such as about; absent: a news item. */
export const readNews = defineCall({
  name: 'readNews',
  summary: 'The body of a news item, a help article or a site page',
  methods: ['POST'],
  path: paths.readNews,
  access: 'anyone',
  effect: 'read',
  input: z.object({
    id: id.optional(),
    type: z.coerce.number().int().min(1).max(2).optional(),
    tid: z.coerce.number().int().min(0).optional(),
  }),
  output: newsRow.extend({ body_html: z.string(), previous_id: id.nullable(), next_id: id.nullable() }),
})

const helpBranch = z.object({
  tid: z.number().int(),
  title: z.string(),
  articles: z.array(z.object({ id, type: z.number().int(), title: z.string() })),
})

export const helpTree = defineCall({
  name: 'helpTree',
  summary: 'The branches of the help centre with their articles',
  methods: ['POST'],
  path: paths.helpTree,
  access: 'anyone',
  effect: 'read',
  input: nothing,
  output: z.array(helpBranch),
})

export const listQuestions = defineCall({
  name: 'listQuestions',
  summary: 'Frequent questions with their answers',
  methods: ['POST'],
  path: paths.listQuestions,
  access: 'anyone',
  effect: 'read',
  input: nothing,
  output: z.array(z.object({ id, question: z.string(), answer_html: z.string() })),
})

export const suggestHelp = defineCall({
  name: 'suggestHelp',
  summary: 'Help articles that may answer what somebody is about to ask',
  methods: ['POST'],
  path: paths.suggestHelp,
  access: 'anyone',
  effect: 'read',
  rate: { max: 120, seconds: 600, per: 'address' },
  input: z.object({ text: z.string().max(textLength.max) }),
  output: z.array(z.object({ id, tid: z.number().int(), title: z.string(), excerpt: z.string() })),
})
