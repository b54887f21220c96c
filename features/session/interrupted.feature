Feature: A session that ends while somebody works
  Nobody loses what they have typed because their time was up.

  Rule: With unsaved work the page stays, and asks for the password

    @memory @browser @server
    Scenario: The right password lets the waiting save go on
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
    Scenario: A wrong password is told, and loses nothing
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      When all sessions end
      And she saves and stays
      Then she sees the message "Sign in again"
      When she enters the password "southlight" again
      Then she sees the message "Wrong username or password"
      And she is at item "3" of "tags"
      And "name" is "rails"
      When she enters the password "northlight" again
      Then she does not see the message "Sign in again"
      And she sees the message "Item updated"
      And "name" is "rails"

    @memory @browser @server
    Scenario: Giving up leads to the sign-in page, and from there back to the page without the changes
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
    Scenario: Asked for by the clock, before anything is saved
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

  Rule: Without unsaved work there is nothing to keep

    @memory @browser @server
    Scenario: To the sign-in page with the reason, and afterwards to where she was going
      Given Clara has signed in
      And she has gone to "Tags"
      When all sessions end
      And she goes to "Sections"
      Then she is at the sign-in page
      And she sees the message "Session expired"
      When Clara signs in
      Then she is at the list "sections"

    @memory
    Scenario: A change that has been taken back is no unsaved work
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      And she has changed "name" to "railways"
      When all sessions end
      And she goes to "Sections"
      Then she is at the sign-in page

  Rule: Tokens that the server will not take are no end

    @memory
    Scenario: They are renewed, and nobody notices
      Given Clara has signed in
      And she has opened the item "3" of "Tags"
      And she has changed "name" to "rails"
      When the server rejects all current tokens
      And she saves
      Then she is at the list "tags"
      And the item "3" has the "Name" "rails"
