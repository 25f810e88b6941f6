#!/usr/bin/env bash
# From an empty database to a confirmed booking, with tokens; explained in first-booking.md. Needs curl and node.
set -euo pipefail

URL=${URL:-http://localhost:4000}
JSON='Content-Type: application/json'

# The command line of the academy; in production: ACADEMIA='docker compose exec -T app node --import tsx/esm bff/cli/main.ts'
academia() { ${ACADEMIA:-npm run --silent cli --} "$@"; }

# value <path>: prints one value of the JSON on standard input.
value() { node -pe "JSON.parse(require('fs').readFileSync(0))$1"; }

# post <path> <token>: sends the JSON on standard input.
post() { curl -sS --fail-with-body "$URL$1" -H "Authorization: Bearer $2" -H "$JSON" "${@:3}" -d @-; }

# 1. Once, on the server: create an admin, and a token of the admin.
academia create-admin --email direccion@academia.example --password-stdin <<< "$ADMIN_PASSWORD"
ADMIN=$(academia token create direccion@academia.example --name 'Primer turno' --scope read write admin --days 1)

# 2. With the admin's token: create an instructor, a group course and a course for personalised classes.
INSTRUCTOR=$(post /graphql "$ADMIN" << END | value .data.createInstructor.id
{ "query": "mutation { createInstructor(input: { name: \"Marta Ruiz\" }) { id } }" }
END
)
COURSE=$(post /graphql "$ADMIN" << END | value .data.group.id
{
  "query": "mutation (\$group: CreateCourseInput!, \$personal: CreateCourseInput!) {
    group: createCourse(input: \$group) { id }
    personal: createCourse(input: \$personal) { id }
  }",
  "variables": {
    "group": {
      "name": "Tiro Defensivo", "description": "Desenfunde y empuñadura", "location": "Polígono Norte",
      "courseType": "GRUPAL", "scheduledDate": "2035-03-14T13:00:00Z", "price": 48000, "pointsValue": 100,
      "capacity": 12, "instructorId": "$INSTRUCTOR"
    },
    "personal": {
      "name": "Clase Personalizada", "description": "A medida", "location": "Polígono Norte",
      "courseType": "PERSONALIZADO", "price": 60000
    }
  }
}
END
)
echo "course: $COURSE"

# 3. Register a student. With the session of the registration, create the student's token; then sign out.
SESSION=$(curl -sS --fail-with-body "$URL/api/auth/register" -H "$JSON" -d @- << END | value .access_token
{
  "email": "ana@academia.example", "password": "$STUDENT_PASSWORD", "first_name": "Ana", "last_name": "Gómez",
  "document_type": "DNI", "document_number": "30.123.456", "birth_date": "1990-05-14", "gender": "Mujer",
  "address": "San Martín 123"
}
END
)
STUDENT=$(post /graphql "$SESSION" << END | value .data.createAccessToken.token
{
  "query": "mutation (\$currentPassword: String) {
    createAccessToken(input: { name: \"Agenda de Ana\", scopes: [READ, WRITE], currentPassword: \$currentPassword }) { token }
  }",
  "variables": { "currentPassword": "$STUDENT_PASSWORD" }
}
END
)
curl -sS --fail-with-body -X POST "$URL/api/auth/logout" -H "Authorization: Bearer $SESSION"; echo

# 4. With the student's token: enrol.
ENROLMENT=$(post /api/courses/enroll "$STUDENT" -H 'Idempotency-Key: primer-turno' << END | value .id
{ "course_id": "$COURSE" }
END
)
echo "enrolment: $ENROLMENT"

# 5. With the admin's token: confirm.
post /graphql "$ADMIN" << END
{
  "query": "mutation (\$input: EnrolmentIdsInput!) {
    confirmEnrolments(input: \$input) { enrolment { status } error { message } }
  }",
  "variables": { "input": { "ids": ["$ENROLMENT"] } }
}
END

# 6. With the student's token: read the status.
STATUS=$(curl -sS "$URL/api/courses/enrollments/$ENROLMENT" -H "Authorization: Bearer $STUDENT" | value .status)
echo "status: $STATUS"
