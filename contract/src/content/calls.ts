import { z } from 'zod'
import { defineCall } from '../call'
import { pageInput, pageOf } from '../page'
import { paths } from '../paths'
import { longestSearch } from '../search-text'
import { textLength } from '../support/ticket'
import { prose, words } from '../text'
import { id, itemNumber, nothing, timestamp, wholeNumber } from '../wire'
import { blockSlots, newsCategories } from './kinds'

const newsRow = z.object({
  id,
  category: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  published_at: timestamp,
  /** When its words were last changed. */
  updated_at: timestamp,
})

export const listNews = defineCall({
  name: 'listNews',
  summary: 'List service news, newest first',
  methods: ['POST'],
  path: paths.listNews,
  access: 'anyone',
  effect: 'read',
  input: z.object({
    ...pageInput,
    category: z.enum(newsCategories).optional(),
  }),
  output: pageOf(newsRow.extend({ category: z.enum(newsCategories) })),
})

/** type 1: an article of the help tree; 2: a page of the site such as about; absent: a news item. */
export const readNews = defineCall({
  name: 'readNews',
  summary: 'Retrieve a news item, help article or site page',
  methods: ['POST'],
  path: paths.readNews,
  access: 'anyone',
  effect: 'read',
  input: z.object({
    id: itemNumber.optional(),
    type: wholeNumber(1, 2).optional(),
    tid: wholeNumber(0, 2 ** 31 - 1).optional(),
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
  summary: 'List the sections of the help centre with their articles',
  methods: ['POST'],
  path: paths.helpTree,
  access: 'anyone',
  effect: 'read',
  input: nothing,
  output: z.array(helpBranch),
})

/** A text with what was searched for marked in it. */
const markedText = z.array(z.object({ text: z.string(), isHit: z.boolean() }))

export const searchContent = defineCall({
  name: 'searchContent',
  summary: 'Search help articles, FAQs, news and plans, best matches first',
  methods: ['POST'],
  path: paths.searchContent,
  access: 'anyone',
  effect: 'read',
  rate: { max: 120, seconds: 600, per: 'address' },
  input: z.object({ search: words(longestSearch) }),
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(['help', 'question', 'news', 'plan', 'page']),
        id,
        tid: z.number().int(),
        title: markedText,
        excerpt: markedText,
        published_at: timestamp,
      }),
    ),
    /** There were more than are shown: a longer search would find the right one. */
    has_more: z.boolean(),
  }),
})

export const readHome = defineCall({
  name: 'readHome',
  summary: 'Retrieve the sections of the home page in order, and the footer text',
  methods: ['POST'],
  path: paths.readHome,
  access: 'anyone',
  effect: 'read',
  input: nothing,
  output: z.object({
    blocks: z.array(
      z.object({
        id,
        slot: z.enum(blockSlots),
        title: z.string(),
        summary: z.string(),
        body_html: z.string(),
        cover: z.string().nullable(),
      }),
    ),
  }),
})

export const readSiteFigures = defineCall({
  name: 'readSiteFigures',
  summary: 'Retrieve the site’s public figures; figures with too little data are left out',
  methods: ['POST'],
  path: paths.readSiteFigures,
  access: 'anyone',
  effect: 'read',
  input: nothing,
  output: z.object({
    channels: z.array(z.object({ name: z.string(), logo: z.string(), lead_days: z.number().int() })),
    works_online: z.number().int(),
    /** Half of the works of the last 90 days were through both reviews in this time. */
    review_hours: z.number().nullable(),
    /** Half of the work orders of the last 90 days had their first answer in this time. */
    answer_hours: z.number().nullable(),
  }),
})

export const listQuestions = defineCall({
  name: 'listQuestions',
  summary: 'List the FAQs with their answers',
  methods: ['POST'],
  path: paths.listQuestions,
  access: 'anyone',
  effect: 'read',
  input: nothing,
  output: z.array(z.object({ id, question: z.string(), answer_html: z.string() })),
})

export const suggestHelp = defineCall({
  name: 'suggestHelp',
  summary: 'Suggest help articles that may answer a question being typed',
  methods: ['POST'],
  path: paths.suggestHelp,
  access: 'anyone',
  effect: 'read',
  rate: { max: 120, seconds: 600, per: 'address' },
  input: z.object({ text: prose(textLength.max) }),
  output: z.array(z.object({ id, tid: z.number().int(), title: z.string(), excerpt: z.string() })),
})
