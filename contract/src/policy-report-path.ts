/** Where browsers tell what they refused because of the content security policy. */
export const policyReportPath = '/api/csp/report'
