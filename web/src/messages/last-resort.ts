// For the one screen that may have no language: when not even the site could be loaded.
export const lastResort = { title: '这里出了问题 · Something went wrong', reload: '重新加载 · Reload' }
