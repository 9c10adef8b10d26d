// Every setting, read from the environment once, with a sentence for a bad one.
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { OpenAiImagesSettings } from './image-model/openai-images'
import { readMailAddress } from './mail/mail-address'
import { readSmtpUrl, type SmtpSettings } from './mail/smtp-settings'
import { type AllowList, readAllowList } from './outbound/allow-list'
import { siteOrigins } from './site-origin'
import type { AliyunSettings } from './sms/aliyun'
import { readPublicOrigin, readS3Url, type S3Settings } from './storage/s3-settings'

const flag = z.enum(['0', '1']).transform(value => value === '1')

const settings = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  STORAGE_URL: z.url({ protocol: /^s3$/, error: 'must begin with s3://' }).optional(),
  STORAGE_PUBLIC_URL: z.string().max(300).optional(),
  DEFAULT_DOMAIN: z.hostname().default('tributary.localhost'),
  SITE_ADDRESS: z
    .string()
    .regex(/^https?:\/\/\{domain\}(:\d{1,5})?$/, 'must look like https://{domain} or http://{domain}:3000')
    .optional(),
  HSTS_SECONDS: z.coerce.number().int().min(0).max(63_072_000).default(0),
  TRUSTED_PROXIES: z.string().default(''),
  OUTBOUND_ALLOW: z.string().default(''),
  APP_SECRET: z.string().min(32).optional(),
  DEMO: flag.optional(),
  DEMO_PUBLIC: flag.default(false),
  PROCESS: z.enum(['all', 'web', 'worker']).default('all'),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).default(Math.min(availableParallelism(), 4)),
  SMS_PROVIDER: z.enum(['outbox', 'aliyun']).default('outbox'),
  ALIYUN_ACCESS_KEY_ID: z.string().optional(),
  ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CODE: z.string().optional(),
  ALIYUN_SMS_NOTICE_TEMPLATE_CODE: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CODE_ABROAD: z.string().optional(),
  ALIYUN_SMS_NOTICE_TEMPLATE_CODE_ABROAD: z.string().optional(),
  ALIYUN_SMS_ENDPOINT: z.url({ protocol: /^https?$/ }).default('https://dysmsapi.aliyuncs.com'),
  MAIL_PROVIDER: z.enum(['outbox', 'smtp']).default('outbox'),
  SMTP_URL: z.string().max(2000).optional(),
  MAIL_FROM: z.string().max(300).optional(),
  OWNER_EMAIL: z
    .string()
    .refine(address => readMailAddress(address) !== undefined, 'must be an e-mail address')
    .transform(readMailAddress)
    .optional(),
  IMAGE_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  IMAGE_MODEL_KEY: z.string().optional(),
  IMAGE_MODEL_NAME: z.string().optional(),
  IMAGE_MODEL_SIZE: z
    .string()
    .regex(/^\d{2,5}x\d{2,5}$/)
    .default('1024x1024'),
  IMAGE_MODEL_PRICE: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,4})?$/, 'must be an amount such as 0.04')
    .optional(),
  IMAGE_MODEL_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD'),
  DDEX_XSD_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export class BadSettings extends Error {}

export type Config = ReturnType<typeof readConfig>

export function readConfig(environment: Record<string, string | undefined>) {
  // An empty variable, as compose files like to pass, means the same as an absent one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settings.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new BadSettings(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  const values = result.data
  if (values.DATABASE_OWNER_URL && !values.DATABASE_URL) {
    throw new BadSettings('DATABASE_OWNER_URL needs DATABASE_URL beside it.')
  }
  const isDemo = values.DEMO ?? values.DATABASE_URL === undefined
  if (isDemo && !isLoopback(values.HOST) && !values.DEMO_PUBLIC) {
    throw new BadSettings(
      `Demo accounts with a known password would be open to the network on HOST=${values.HOST}.\n` +
        '  Set DEMO=0 for a real site, or DEMO_PUBLIC=1 to show the demo to others on purpose.',
    )
  }
  const isDevelopment = values.NODE_ENV === 'development'
  return {
    isDevelopment,
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    /** Who migrates; unless named apart, whoever DATABASE_URL names. */
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL,
    /** Absent: files are kept in DATA_DIR. */
    bucket: readBucket(values),
    defaultDomain: values.DEFAULT_DOMAIN,
    siteAddress: values.SITE_ADDRESS,
    originOf: siteOrigins(values.SITE_ADDRESS, values.PORT),
    hstsSeconds: values.HSTS_SECONDS,
    trustedProxies: values.TRUSTED_PROXIES.split(',')
      .map(entry => entry.trim())
      .filter(Boolean),
    /** Inner hosts and networks that deliveries may reach. */
    outboundAllow: readAllowed(values.OUTBOUND_ALLOW),
    appSecret: values.APP_SECRET,
    isDemo,
    isDemoPublic: values.DEMO_PUBLIC,
    process: values.PROCESS,
    // Vite, in development, lives in one process; a worker serves nothing.
    webProcesses: isDevelopment || values.PROCESS === 'worker' ? 1 : values.WEB_PROCESSES,
    aliyunSms: values.SMS_PROVIDER === 'aliyun' ? readAliyun(values) : undefined,
    /** Absent: mail goes to the outbox. */
    smtp: values.MAIL_PROVIDER === 'smtp' ? readSmtp(values) : undefined,
    /** Of every site that has none of its own. */
    ownerEmail: values.OWNER_EMAIL,
    /** Absent: no picture is asked of anybody. */
    imageModel: values.IMAGE_MODEL_URL === undefined ? undefined : readImageModel(values),
    /** Subfolders 432 and 382; absent: an admin uploads the schemas. */
    ddexXsdDir: values.DDEX_XSD_DIR === undefined ? undefined : resolve(values.DDEX_XSD_DIR),
    /** For the commands alone; absent: backups are not sealed. */
    backup: { passphrase: values.BACKUP_PASSPHRASE, keyFile: values.BACKUP_KEY_FILE },
    logLevel: values.LOG_LEVEL,
  }
}

function readBucket(given: z.infer<typeof settings>): S3Settings | undefined {
  const { STORAGE_URL: url, STORAGE_PUBLIC_URL: publicUrl } = given
  if (publicUrl !== undefined && url === undefined) {
    throw new BadSettings('STORAGE_PUBLIC_URL needs STORAGE_URL beside it.')
  }
  if (url === undefined) return undefined
  const read = readS3Url(url)
  if (typeof read === 'string') throw new BadSettings(`STORAGE_URL ${read}`)
  if (publicUrl === undefined) return read
  const reached = readPublicOrigin(publicUrl)
  if (typeof reached === 'string') throw new BadSettings(`STORAGE_PUBLIC_URL ${reached}`)
  return { ...read, publicOrigin: reached.origin }
}

function readAllowed(text: string): AllowList {
  const list = readAllowList(text)
  if (typeof list === 'string') throw new BadSettings(`OUTBOUND_ALLOW ${list}`)
  return list
}

function readAliyun(values: z.infer<typeof settings>): AliyunSettings {
  const need = (name: keyof typeof values) => {
    const value = values[name]
    if (typeof value !== 'string') throw new BadSettings(`SMS_PROVIDER=aliyun needs ${name}.`)
    return value
  }
  return {
    key: { id: need('ALIYUN_ACCESS_KEY_ID'), secret: need('ALIYUN_ACCESS_KEY_SECRET') },
    signName: need('ALIYUN_SMS_SIGN_NAME'),
    home: {
      code: need('ALIYUN_SMS_TEMPLATE_CODE'),
      notice: values.ALIYUN_SMS_NOTICE_TEMPLATE_CODE || undefined,
    },
    abroad: values.ALIYUN_SMS_TEMPLATE_CODE_ABROAD
      ? {
          code: values.ALIYUN_SMS_TEMPLATE_CODE_ABROAD,
          notice: values.ALIYUN_SMS_NOTICE_TEMPLATE_CODE_ABROAD || undefined,
        }
      : undefined,
    endpoint: values.ALIYUN_SMS_ENDPOINT,
  }
}

function readSmtp({ SMTP_URL, MAIL_FROM }: z.infer<typeof settings>): SmtpSettings {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) {
    throw new BadSettings(`MAIL_PROVIDER=smtp needs ${SMTP_URL === undefined ? 'SMTP_URL' : 'MAIL_FROM'}.`)
  }
  const read = readSmtpUrl(SMTP_URL, MAIL_FROM)
  if (typeof read === 'string') throw new BadSettings(read)
  return read
}

function readImageModel(values: z.infer<typeof settings>): OpenAiImagesSettings {
  const need = (name: 'IMAGE_MODEL_URL' | 'IMAGE_MODEL_KEY' | 'IMAGE_MODEL_NAME' | 'IMAGE_MODEL_PRICE') => {
    const value = values[name]
    if (value === undefined) throw new BadSettings(`IMAGE_MODEL_URL needs ${name} beside it.`)
    return value
  }
  return {
    url: need('IMAGE_MODEL_URL'),
    key: need('IMAGE_MODEL_KEY'),
    model: need('IMAGE_MODEL_NAME'),
    size: values.IMAGE_MODEL_SIZE,
    price: need('IMAGE_MODEL_PRICE'),
    currency: values.IMAGE_MODEL_CURRENCY,
  }
}

function isLoopback(host: string) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
