export * from './guest'
export * from './member'
export * from './operator'
