// The paths of every call, without schemas, so that guest pages can use them without loading zod.
export * as paths from './call-paths'
