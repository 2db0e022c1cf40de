// Leads as work, for the owner and the staff: found, answered, noted on, and erased when somebody asks for it. What is
// searched for is in a body, since addresses end up in the logs of servers and proxies.

routerAdd(
  "POST",
  "/api/leads/search",
  (e) => {
    const { findLeads } = require(`${__hooks}/follow-ups.cjs`);
    e.response.header().set("Cache-Control", "no-store");
    return e.json(200, findLeads(e.app, e.requestInfo().body));
  },
  $apis.requireAuth("_superusers", "staff"),
  $apis.gzip(),
);

routerAdd(
  "PATCH",
  "/api/leads/{collection}/{id}",
  (e) => {
    const { changeFollowUp, readChange } = require(`${__hooks}/follow-ups.cjs`);
    const which = { collection: e.request.pathValue("collection"), id: e.request.pathValue("id") };
    const { isSaved, lead } = changeFollowUp(e.app, which, readChange(e.requestInfo().body));
    return e.json(isSaved ? 200 : 409, lead);
  },
  $apis.requireAuth("_superusers", "staff"),
);

routerAdd(
  "DELETE",
  "/api/leads/{collection}/{id}",
  (e) => {
    const { eraseLead } = require(`${__hooks}/follow-ups.cjs`);
    eraseLead(e.app, { collection: e.request.pathValue("collection"), id: e.request.pathValue("id") });
    return e.noContent(204);
  },
  $apis.requireAuth("_superusers", "staff"),
);
