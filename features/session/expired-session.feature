Feature: Expired sessions
  Unsaved changes survive the end of a session.

  Rule: With unsaved changes the page stays and asks for the password

    @memory @browser @server
    Scenario: The correct password resumes the pending save
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      When all sessions end
      And she saves
      Then she sees the message "Sign in again"
      And she is at item "3" of "tags"
      When she enters the password "northlight" again
      Then she is at the list "tags"
      And the item "3" has the "Name" "rails"

    @memory
    Scenario: A wrong password is reported and keeps the changes
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      When all sessions end
      And she saves and stays
      Then she sees the message "Sign in again"
      When she enters the password "southlight" again
      Then she sees the message "Wrong email or password"
      And she is at item "3" of "tags"
      And "name" is "rails"
      When she enters the password "northlight" again
      Then she does not see the message "Sign in again"
      And she sees the message "“rails” saved"
      And "name" is "rails"

    @memory @browser @server
    Scenario: Discarding leads to the sign-in page and then back to the item
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      When all sessions end
      And she saves
      Then she sees the message "Sign in again"
      When she ends the session and discards the changes
      Then she is at the sign-in page
      And she sees the message "Session expired"
      When Clara signs in
      Then she is at item "3" of "tags"
      And "name" is "railways"

    @memory
    Scenario: The password is requested when the timed renewal is rejected
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      When the server deletes all sessions
      And she waits for 20 minutes
      Then she sees the message "Sign in again"
      And "name" is "rails"
      When she enters the password "northlight" again
      And she saves
      Then she is at the list "tags"
      And the item "3" has the "Name" "rails"

  Rule: Without unsaved changes the sign-in page opens

    @memory @browser @server
    Scenario: The sign-in page shows the reason and leads to the requested page
      Given Clara has signed in
      And she has gone to "Tags"
      When all sessions end
      And she goes to "Sections"
      Then she is at the sign-in page
      And she sees the message "Session expired"
      When Clara signs in
      Then she is at the list "sections"

    @memory
    Scenario: A change restored by hand is not an unsaved change
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      And she has changed "name" to "railways"
      When all sessions end
      And she goes to "Sections"
      Then she is at the sign-in page

  Rule: Rejected tokens are renewed

    @memory
    Scenario: A save with a rejected token succeeds after renewal
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      When the server rejects all current tokens
      And she saves
      Then she is at the list "tags"
      And the item "3" has the "Name" "rails"
