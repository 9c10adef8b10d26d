// That Node 20 will be too old for it one day, once for each process, hides what tests say.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
